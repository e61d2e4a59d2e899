import { defineBot, webLink } from '../kit/index.ts'
import { sendMessage } from './send-message.ts'

const sentTo = {
  en: (done: number, all: number) => `sent to ${done} of ${all}`,
  vi: (done: number, all: number) => `đã gửi tới ${done}/${all}`,
  ru: (done: number, all: number) => `отправлено: ${done} из ${all}`,
}

/** Sends each line as a message to the customer's own chats through the customer's own bot. */
export const telegramNotifier = defineBot({
  id: 'telegram-notifier',
  name: { en: 'Telegram notifier', vi: 'Thông báo Telegram', ru: 'Уведомления в Telegram' },
  describe: {
    en: 'Sends each line as a message to your own chats through your own bot. Write \\n for a new line.',
    vi: 'Gửi từng dòng thành tin nhắn tới các cuộc trò chuyện của bạn bằng bot của bạn. Viết \\n để xuống dòng.',
    ru: 'Отправляет каждую строку сообщением в ваши чаты через вашего бота. Для переноса строки напишите \\n.',
  },
  example: 'New prices from Monday',
  settings: {
    token: {
      label: { en: 'Your bot token', vi: 'Token bot của bạn', ru: 'Токен вашего бота' },
      by: 'customer',
      secret: true,
      fits: (value) => /^\d{1,20}:[\w-]{20,100}$/.test(value),
    },
    chats: {
      label: {
        en: 'Chat IDs or @names, up to 20, separated by commas',
        vi: 'ID hoặc @tên cuộc trò chuyện, tối đa 20, cách nhau bằng dấu phẩy',
        ru: 'ID чатов или @имена через запятую, не больше 20',
      },
      by: 'customer',
      fits: (value) => readChats(value) !== null,
    },
    api: {
      label: { en: 'Bot API URL', vi: 'Địa chỉ Bot API', ru: 'Адрес Bot API' },
      by: 'operator',
      fallback: 'https://api.telegram.org',
      fits: (value) => webLink(value) !== null,
    },
  },
  problems: {
    empty: { en: 'Nothing to send', vi: 'Không có gì để gửi', ru: 'Нечего отправлять' },
  },
  // Never repeats a message that may have arrived: people get it once or not at all.
  retry: 'skip',
  parseLine(text) {
    const message = text.replaceAll('\\n', '\n').trim()
    return message ? { line: { message } } : { problem: 'empty' }
  },
  async run({ message }, { fetch, log, signal, settings, language }) {
    const chats = readChats(settings.chats) ?? []
    const refused: string[] = []
    for (const chat of chats) {
      const problem = await sendMessage({ fetch, log, signal, language }, settings, chat, message)
      if (problem) refused.push(`${chat}: ${problem}`)
    }
    const sent = sentTo[language](chats.length - refused.length, chats.length)
    return { ok: refused.length === 0, text: [sent, ...refused].join(' · ') }
  },
})

const MAX_CHATS = 20

/** The chats of a list: numbers or public @names, each once. Null if one is invalid, or there are none or too many. */
function readChats(text: string): string[] | null {
  const chats = [...new Set(text.split(',').map((chat) => chat.trim()))]
  const fine = chats.length <= MAX_CHATS && chats.every((chat) => /^(-?[1-9]\d{0,15}|@[a-z]\w{3,31})$/i.test(chat))
  return fine ? chats : null
}
