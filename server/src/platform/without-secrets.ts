/** A text without links and tokens: links of mails are secrets, and filters quote those that they do not like. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (/:\/\/|#|token/i.test(word) ? '…' : word))

/** The same without mail addresses, for who may not read whose they are. */
export const withoutSecrets = (text: string): string =>
  withoutLinks(text).replace(/[^\s<>"'(),;:]+/g, (word) => (/.@./s.test(word) ? '…' : word))
