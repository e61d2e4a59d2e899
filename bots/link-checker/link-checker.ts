import { defineBot, webLink } from '../kit/index.ts'
import { titleOf } from './title-of.ts'

/** Opens each link and reports its status, redirects, title and speed. */
export const linkChecker = defineBot({
  id: 'link-checker',
  name: { en: 'Link checker', vi: 'Kiểm tra liên kết', ru: 'Проверка ссылок' },
  describe: {
    en: 'Opens each link and reports its status, redirects, page title and response time.',
    vi: 'Mở từng liên kết và báo trạng thái, chuyển hướng, tiêu đề trang và thời gian phản hồi.',
    ru: 'Открывает каждую ссылку и показывает статус, перенаправления, заголовок страницы и время ответа.',
  },
  example: 'https://example.com/page',
  settings: {},
  problems: {
    link: {
      en: 'Enter a full address starting with http:// or https://',
      vi: 'Nhập địa chỉ đầy đủ bắt đầu bằng http:// hoặc https://',
      ru: 'Введите полный адрес, начиная с http:// или https://',
    },
  },
  retry: 'again',
  parseLine(text) {
    const link = webLink(text)
    return link ? { line: { link: link.href } } : { problem: 'link' }
  },
  async run({ link }, { fetch }) {
    const begin = performance.now()
    const answer = await fetch(link)
    const milliseconds = Math.round(performance.now() - begin)
    const isPage = /html/.test(answer.headers.get('content-type') ?? '')
    const title = isPage ? titleOf(await answer.text()) : ''
    const parts = [
      [...answer.hops.map((hop) => hop.status), answer.status].join(' → '),
      `${milliseconds} ms`,
      answer.redirected ? answer.url : '',
      title,
    ]
    return { ok: answer.ok, text: parts.filter(Boolean).join(' · ') }
  },
})
