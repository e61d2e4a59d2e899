const browsers: [mark: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * A known browser in plain words: `Chrome · Windows`. Empty for any other, so that foreign text cannot get into our
 * mails.
 */
export function knownDevice(userAgent: string): string {
  const find = (among: typeof browsers) => among.find(([mark]) => mark.test(userAgent))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(' · ')
}

/** The name of the device; an unknown program keeps its own short name. */
export function deviceName(userAgent: string): string {
  return knownDevice(userAgent) || userAgent.split(/[\s(]/)[0]?.slice(0, 40) || ''
}

export function isHandheld(userAgent: string): boolean {
  return /iPhone|iPad|Android|Mobile/.test(userAgent)
}
