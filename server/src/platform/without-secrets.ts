/** Removes links and tokens: links in mails are secrets, and mail filters quote those that they reject. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (/:\/\/|#|token/i.test(word) ? '…' : word))

/** As `withoutLinks`, and without mail addresses: for readers who may not see them. */
export const withoutSecrets = (text: string): string =>
  withoutLinks(text).replace(/[^\s<>"'(),;:]+/g, (word) => (/.@./s.test(word) ? '…' : word))
