/**
 * Removes a key and unstorable characters from a panel's text. Some panels repeat a refused key, in the form in which
 * they got or write it.
 */
export function maskKey(key: string): (words: string) => string {
  const inJson = JSON.stringify(key).slice(1, -1)
  const inAscii = inJson.replaceAll(/[^\0-\x7f]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const inForm = new URLSearchParams({ key }).toString().slice('key='.length)
  const forms = [key, inJson, inAscii, inForm, encodeURIComponent(key.toWellFormed())]
  // PHP writes \/ for each slash, and some write %2f for %2F.
  const all = forms.flatMap((it) => [
    it,
    it.replaceAll('/', '\\/'),
    it.replaceAll(/%../g, (code) => code.toLowerCase()),
  ])
  const longestFirst = [...new Set(all)].sort((a, b) => b.length - a.length)
  return (words) => longestFirst.reduce((masked, form) => masked.replaceAll(form, '***'), words.replaceAll('\0', ''))
}
