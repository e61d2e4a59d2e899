/** Every reason for a missing answer, with default words for the result. */
export const fetchProblems = {
  badAddress: {
    en: 'not an address that can be opened',
    vi: 'địa chỉ không mở được',
    ru: 'этот адрес нельзя открыть',
  },
  forbiddenAddress: {
    en: 'address or port is not open to bots',
    vi: 'địa chỉ hoặc cổng không mở cho bot',
    ru: 'адрес или порт закрыт для ботов',
  },
  unknownHost: { en: 'host does not exist', vi: 'máy chủ không tồn tại', ru: 'такого сервера нет' },
  noConnection: { en: 'no connection', vi: 'không kết nối được', ru: 'нет соединения' },
  certificate: { en: 'certificate is not valid', vi: 'chứng chỉ không hợp lệ', ru: 'сертификат недействителен' },
  timeout: { en: 'no answer in time', vi: 'quá thời gian chờ phản hồi', ru: 'ответ не пришёл вовремя' },
  tooManyRedirects: {
    en: 'too many redirects',
    vi: 'chuyển hướng quá nhiều lần',
    ru: 'слишком много перенаправлений',
  },
  badAnswer: { en: 'answer is not HTTP', vi: 'phản hồi không phải HTTP', ru: 'ответ не по протоколу HTTP' },
  proxyRefused: { en: 'proxy refused', vi: 'proxy từ chối', ru: 'прокси отклонил запрос' },
  proxyPassword: {
    en: 'proxy wants another user or password',
    vi: 'proxy yêu cầu tên người dùng hoặc mật khẩu khác',
    ru: 'прокси требует другое имя пользователя или пароль',
  },
  stopped: { en: 'stopped', vi: 'đã dừng', ru: 'остановлено' },
} as const satisfies Record<string, Record<'en' | 'vi' | 'ru', string>>

export type FetchProblemCode = keyof typeof fetchProblems

export class FetchProblem extends Error {
  readonly code: FetchProblemCode

  constructor(code: FetchProblemCode) {
    super(fetchProblems[code].en)
    this.code = code
  }
}
