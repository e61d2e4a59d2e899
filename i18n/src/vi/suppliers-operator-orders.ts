import type * as en from '../en/suppliers-operator-orders.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorDispatches = {
  title: 'Đơn ở nhà cung cấp',
  intro: 'Đơn cần người xử lý hiện trước.',
  found: { other: '{count} đơn' },
  none: 'Không đơn nào cần bạn',
  noneText: 'Đơn không gửi được, hoặc không rõ đã gửi chưa, sẽ hiện ở đây.',
  noneFound: 'Không có đơn nào ở trạng thái này',
  state: 'Trạng thái',
  forPeople: 'Cần người xử lý',
  supplier: 'Nhà cung cấp',
  anySupplier: 'Mọi nhà cung cấp',

  section: 'Nhà cung cấp',
  orderMeans:
    'Nhà cung cấp đang giữ, hoặc có thể đang giữ đơn này. Muốn tự giao hoặc kết thúc, hãy bấm “Tự giao” trước.',
  nobody: 'Chưa có nhà cung cấp',
  number: 'Mã bên nhà cung cấp',
  copyNumber: 'Sao chép mã',
  quantity: 'Số lượng đã gửi',
  status: 'Trạng thái bên đó',
  startCount: 'Số ban đầu',
  remains: 'Còn lại',
  charge: 'Bị trừ',
  cost: 'Giá vốn bằng đồng',
  tried: 'Bắt đầu gửi',
  sent: 'Đã gửi',
  asked: 'Kiểm tra lần cuối',
  due: 'Kiểm tra lần tới',
  dueSend: 'Thử lần tới',
  tries: 'Số lần thử',

  exchanges: { other: '{count} lần gọi' },
  exchangesText: 'Câu trả lời không thay đổi gì thì không lưu.',
  exchangesNone: 'Chưa có lần gọi nào về đơn này.',
  request: 'Đã gửi',
  answer: 'Trả lời',
  answerPart: 'Trả lời, phần về đơn này',
  noAnswer: 'Không có phản hồi',

  unclearText:
    'Nhà cung cấp không trả lời rõ ràng. Có thể họ đã nhận đơn, nên không gửi lại gì đến khi bạn xem trên trang của họ.',
  stuckText: 'Không nhà cung cấp nào nhận đơn này. Hãy thử lại, tự giao, hoặc hoàn tiền.',
  byPeopleText: 'Đội ngũ của bạn giao đơn này. Không gửi hay hỏi thêm gì nữa.',

  resolve: 'Cho biết kết quả',
  resolveTitle: 'Đơn có ở {name} không?',
  resolveText: 'Hãy tìm trên trang của nhà cung cấp: theo liên kết, số lượng và thời gian.',
  resolveTextAt: 'Hãy tìm trên trang của nhà cung cấp theo liên kết, số lượng và thời gian. Bắt đầu gửi lúc {when}.',
  resolveWhat: 'Bạn thấy gì',
  isThere: 'Có ở đó',
  isThereText: 'Tiến độ được theo dõi bằng mã đơn.',
  notThere: 'Không có: gửi lại',
  notThereText: 'Chỉ khi bạn chắc chắn. Nếu không, nhà cung cấp sẽ giao và trừ tiền hai lần.',
  externalId: 'Mã bên nhà cung cấp',
  resolveFound: 'Theo dõi đơn này',
  resolveSend: 'Gửi lại',
  idTaken: 'Đơn khác đã có mã này.',

  retry: 'Thử lại ngay',
  takeOver: 'Tự giao',
  takeOverTitle: 'Để đội ngũ của bạn giao đơn này?',
  takeOverText: 'Không gửi cho nhà cung cấp hay hỏi thêm gì nữa. Không thể hoàn tác.',
  takeOverThere: 'Có thể nhà cung cấp đang làm đơn này: hãy hủy ở đó, nếu không bạn trả cho cả hai.',
  takeOverNow: 'Tự giao',
  cancel: 'Hủy ở nhà cung cấp',
  cancelTitle: 'Yêu cầu {name} hủy?',
  cancelText: 'Nếu họ đồng ý, khách được tự động hoàn tiền cho phần chưa giao.',
  cancelNow: 'Yêu cầu hủy',
  refill: 'Yêu cầu bù',

  select: 'Chọn {code}',
  selectPage: 'Chọn tất cả trên trang này',
  retryTitle: { other: 'Gửi lại {count} đơn?' },
  retryText: 'Chỉ gửi những đơn chắc chắn chưa đến nhà cung cấp nào.',
  doRetry: 'Gửi lại {count} đơn',
  takeOverMany: { other: 'Để đội ngũ của bạn giao {count} đơn?' },
  doTakeOver: 'Tự giao {count} đơn',
  there: { other: '{count} đơn có thể đã ở nhà cung cấp: hãy hủy ở đó, nếu không bạn trả cho cả hai.' },
  retried: { other: 'Đã gửi lại {count} đơn' },
  takenOver: { other: 'Đã nhận tự giao {count} đơn' },
} satisfies TranslatedFeature<'vi', typeof en.operatorDispatches>

export const dispatchStates = {
  waiting: 'Chờ gửi',
  'sent-now': 'Đang gửi',
  sent: 'Ở nhà cung cấp',
  unclear: 'Không rõ đã gửi chưa',
  stuck: 'Không ai nhận',
  done: 'Xong',
  'by-people': 'Đội ngũ giao',
} satisfies TranslatedFeature<'vi', typeof en.dispatchStates>

export const exchangeOutcomeNames = {
  done: 'Đã trả lời',
  refused: 'Bị từ chối',
  'not-sent': 'Chưa gửi được',
  unclear: 'Không rõ',
} satisfies TranslatedFeature<'vi', typeof en.exchangeOutcomeNames>

export const exchangeActions = {
  add: 'Đặt đơn',
  status: 'Trạng thái',
  cancel: 'Hủy',
  refill: 'Bù',
  refill_status: 'Trạng thái bù',
  services: 'Gói',
  balance: 'Số dư',
} satisfies TranslatedFeature<'vi', typeof en.exchangeActions>

export const dispatchProblems = {
  notFound: 'Không có đơn này',
  own: 'Đơn của chính bạn: người khác phải xử lý',
  unclear: 'Có thể đã ở nhà cung cấp: hãy xem ở đó trước',
  state: 'Đã ở trạng thái “{state}”',
  people: 'Đội ngũ của bạn đang giữ đơn này',
  other: 'Không thực hiện được',
} satisfies TranslatedFeature<'vi', typeof en.dispatchProblems>
