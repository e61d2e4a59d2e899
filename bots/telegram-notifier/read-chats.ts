const MOST_CHATS = 20

/** The chats of a list: numbers or public @names, each once; null when one is neither or there are none or too many. */
export function readChats(text: string): string[] | null {
  const chats = [...new Set(text.split(',').map((chat) => chat.trim()))]
  const fine = chats.length <= MOST_CHATS && chats.every((chat) => /^(-?[1-9]\d{0,15}|@[a-z]\w{3,31})$/i.test(chat))
  return fine ? chats : null
}
