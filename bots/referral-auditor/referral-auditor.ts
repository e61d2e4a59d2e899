import { defineBot, webLink } from '../kit/index.ts'
import { answers } from './answers.ts'
import { containsCode, findCode } from './find-code.ts'
import { followLink } from './follow-link.ts'

/** Follows each referral link and checks that it reaches its target with the code. */
export const referralAuditor = defineBot({
  id: 'referral-auditor',
  name: { en: 'Referral-link auditor', vi: 'Kiểm tra liên kết giới thiệu', ru: 'Аудит реферальных ссылок' },
  describe: {
    en: 'Follows each referral link and checks that it leads to the right site and keeps your code through redirects. Line format: link, link|code or link|code|host.',
    vi: 'Đi theo từng liên kết giới thiệu, cho biết liên kết có dẫn đến đúng nơi và mã của bạn có còn sau các lần chuyển hướng không. Mỗi dòng là liên kết, hoặc liên kết|mã, hoặc liên kết|mã|tên miền.',
    ru: 'Проходит по каждой реферальной ссылке и показывает, ведёт ли она куда заявлено и сохраняется ли ваш код после перенаправлений. Строка: ссылка, или ссылка|код, или ссылка|код|домен.',
  },
  example: 'https://example.com/?ref=LAN88|LAN88|example.com',
  settings: {},
  problems: {
    link: {
      en: 'Start the line with a full address: http:// or https://',
      vi: 'Bắt đầu dòng bằng địa chỉ đầy đủ, http:// hoặc https://',
      ru: 'Начните строку с полного адреса, http:// или https://',
    },
    code: {
      en: 'No code found in this link. Use the format link|code',
      vi: 'Không tìm thấy mã trong liên kết này. Dùng định dạng liên kết|mã',
      ru: 'В этой ссылке не найден код. Используйте формат ссылка|код',
    },
    host: {
      en: 'Use the format link|code|host',
      vi: 'Dùng định dạng liên kết|mã|tên miền',
      ru: 'Используйте формат ссылка|код|домен',
    },
  },
  retry: 'again',
  parseLine(text) {
    const [first = '', given = '', host = '', ...more] = text.split(/[|\t]/).map((part) => part.trim())
    const link = webLink(first)
    if (!link) return { problem: 'link' }
    const code = given || findCode(link)
    if (!code) return { problem: 'code' }
    const place = host === '' ? null : webLink(`https://${host}`)
    if (more.length || (host !== '' && place?.href !== `https://${place?.hostname}/`)) return { problem: 'host' }
    return { line: { link: link.href, code, host: place?.hostname ?? null } }
  },
  async run({ link, code, host }, { fetch, language }) {
    const say = answers[language]
    const { statuses, places, cookies, ok } = await followLink(fetch, link)
    const way = statuses.join(' → ')
    const end = places.at(-1) ?? new URL(link)
    if (!ok) return { ok: false, text: `${say.broken}: ${way} · ${end.href}` }
    if (host && end.hostname !== host && !end.hostname.endsWith(`.${host}`))
      return { ok: false, text: `${say.elsewhere(end.hostname, host)}: ${way} · ${end.href}` }
    if (containsCode(end, code)) return { ok: true, text: `${say.arrives(code)}: ${way} · ${end.href}` }
    // Many programmes remove the code from the address and keep it in a cookie.
    if (cookies.some((cookie) => cookie.includes(code)))
      return { ok: true, text: `${say.inCookie(code)}: ${way} · ${end.href}` }
    const lost = places.findIndex((place) => !containsCode(place, code))
    return { ok: false, text: `${say.lost(code, lost + 1)}: ${way} · ${places[lost]?.href ?? end.href}` }
  },
})
