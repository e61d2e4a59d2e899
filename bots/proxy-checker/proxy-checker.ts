import { defineBot, type WebProxy, webLink } from '../kit/index.ts'

const address = /(?<![\w.:])(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7})(?![\w.:])/i

const noAddress = {
  en: 'the answer holds no IP address',
  vi: 'phản hồi không có địa chỉ IP',
  ru: 'в ответе нет IP-адреса',
}

/** Requests an echo address through each proxy: reports its status, its speed and the address it leaves from. */
export const proxyChecker = defineBot({
  id: 'proxy-checker',
  name: { en: 'Proxy checker', vi: 'Kiểm tra proxy', ru: 'Проверка прокси' },
  describe: {
    en: 'Tests your own HTTP proxies: whether they respond, how fast, and their exit IP address.',
    vi: 'Kiểm tra proxy HTTP của bạn: có phản hồi không, tốc độ và địa chỉ IP đầu ra.',
    ru: 'Проверяет ваши HTTP-прокси: отвечают ли, с какой скоростью и с какого IP-адреса выходят в сеть.',
  },
  example: 'proxy.example.com:8080:user:password',
  settings: {
    echo: {
      label: {
        en: 'URL that returns the caller’s IP address',
        vi: 'URL trả về địa chỉ IP của người gọi',
        ru: 'URL, который возвращает IP-адрес клиента',
      },
      by: 'operator',
      fallback: 'https://api.ipify.org/',
      fits: (value) => webLink(value) !== null,
    },
  },
  problems: {
    proxy: {
      en: 'Use the format host:port or host:port:user:password',
      vi: 'Dùng định dạng máy_chủ:cổng hoặc máy_chủ:cổng:người_dùng:mật_khẩu',
      ru: 'Используйте формат хост:порт или хост:порт:пользователь:пароль',
    },
  },
  retry: 'again',
  parseLine(text) {
    const proxy = readProxy(text)
    return proxy ? { line: proxy } : { problem: 'proxy' }
  },
  async run(proxy, { fetch, settings, language }) {
    const begin = performance.now()
    const answer = await fetch(settings.echo, { proxy, redirect: 'manual' })
    const milliseconds = Math.round(performance.now() - begin)
    const [exit] = address.exec((await answer.text()).slice(0, 10_000)) ?? []
    if (!answer.ok || !exit)
      return { ok: false, text: `${answer.status} · ${milliseconds} ms · ${noAddress[language]}` }
    return { ok: true, text: `${exit} · ${milliseconds} ms` }
  },
})

/** Reads `host:port` with an optional `:user:password`, where the password may hold colons; null for anything else. */
function readProxy(text: string): WebProxy | null {
  const found = /^(\[[\da-f:.]+\]|[^\s:/@[\]]+):(\d{1,5})(?::([^:]+):(.+))?$/i.exec(text)
  if (!found) return null
  const [, host = '', digits = '', user, password] = found
  const port = Number(digits)
  if (port < 1 || port > 65_535 || !URL.canParse(`http://${host}`)) return null
  const place = { host: host.replace(/^\[(.*)\]$/, '$1'), port }
  return user === undefined || password === undefined ? place : { ...place, user, password }
}
