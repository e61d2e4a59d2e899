import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FeedProblem, feedProblems } from '@runmart/contract/deposits-transfers'
import { type Language, languages } from '@runmart/contract/languages'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { FeedStrip } from './feed-strip.tsx'

const words: Record<FeedProblem['code'], Record<Language, RegExp>> = {
  unreachable: { en: /couldn’t connect/, vi: /không kết nối được/, ru: /не удалось подключиться/ },
  'timed-out': { en: /no response in time/, vi: /quá thời gian chờ/, ru: /истекло время ожидания/ },
  'access-denied': { en: /check the key/, vi: /hãy kiểm tra khóa/, ru: /проверьте ключ/ },
  'rate-limited': { en: /too many requests/, vi: /quá nhiều yêu cầu/, ru: /слишком много запросов/ },
  'bad-status': { en: /returned an error/, vi: /nguồn trả về lỗi/, ru: /источник вернул ошибку/ },
  'unreadable-answer': { en: /response format/, vi: /phản hồi sai định dạng/, ru: /формат ответа/ },
  'answer-too-large': { en: /response is too large/, vi: /phản hồi quá lớn/, ru: /слишком большой ответ/ },
  'incomplete-list': { en: /compare it with the statement/, vi: /đối chiếu với sao kê/, ru: /сверьте его с выпиской/ },
  'unreadable-webhook': { en: /notification format/, vi: /thông báo sai định dạng/, ru: /формат уведомления/ },
  other: { en: /unexpected error/, vi: /lỗi không xác định/, ru: /непредвиденная ошибка/ },
}
const show = (problem: FeedProblem, language: Language) =>
  renderScreen(
    <FeedStrip
      feeds={[
        {
          feed: 'binance',
          configured: true,
          isIll: true,
          lastOkAt: null,
          lastProblemAt: '2026-11-15T08:00:00.000Z',
          lastProblem: 'English text of the server',
          problem,
        },
      ]}
    />,
    { user: { ...customer, role: 'operator' }, language },
  )

for (const language of languages)
  test(`each problem of a feed has its words, and the detail follows in brackets (${language})`, async () => {
    for (const code of feedProblems) {
      const { screen } = await show({ code, detail: '503 {"code":-1}' }, language)
      const note = await screen.findByText(words[code][language])
      assert.match(note.textContent, /\(503 \{"code":-1\}\)$/)
      assert.equal(screen.queryByText(/English text/), null)
    }
    const { screen } = await show({ code: 'timed-out', detail: '' }, language)
    assert.doesNotMatch((await screen.findByText(words['timed-out'][language])).textContent, /[()]/)
  })
