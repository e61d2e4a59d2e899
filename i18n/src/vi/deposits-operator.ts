import type * as en from '../en/deposits-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorTransfers = {
  title: 'Hộp giao dịch',
  intro: 'Những gì ngân hàng và Binance báo về. Giao dịch chưa rõ của ai sẽ chờ bạn.',
  waiting: 'Đang chờ',
  all: 'Tất cả giao dịch',
  search: 'Tìm nội dung, người gửi hoặc mã ngân hàng',
  status: 'Trạng thái',
  anyStatus: 'Mọi trạng thái',
  feed: 'Nguồn',
  anyFeed: 'Mọi nguồn',
  waitingFound: { other: '{count} giao dịch, chờ lâu nhất trước' },
  found: { other: '{count} giao dịch, mới nhất trước' },
  noneWaiting: 'Không có gì chờ bạn',
  noneWaitingText: 'Mọi giao dịch đều đã tìm được khách hàng. Giao dịch có nội dung không chỉ ra ai sẽ hiện ở đây.',
  none: 'Chưa có giao dịch nào',
  noneText: 'Ngay khi ngân hàng hoặc Binance báo có giao dịch, giao dịch đó sẽ hiện ở đây.',
  noneFound: 'Không có giao dịch nào khớp',
  noContent: 'không có nội dung',
  from: 'từ {sender}',
  happened: 'gửi {when}',
  received: 'nhận tin {when}',
  bankId: 'Mã {id}',
  creditedTo: 'Đã cộng {amount} cho {name}',
  note: 'Ghi chú: {note}',
  whyNobody: 'Nội dung không chỉ ra khách hàng nào.',
  whySeveral: 'Nội dung chỉ ra nhiều khách hàng.',
  whyElsewhere: 'Tiền được gửi đến tài khoản khác: {account}.',
  whyTwice:
    'Giao dịch có mã ngân hàng {reference} đã được cộng trước đó. Có lẽ đây là cùng một giao dịch được báo hai lần.',

  feedsTitle: 'Nguồn nhận tiền',
  feedOn: 'Đang hoạt động',
  feedQuiet: 'Sẵn sàng, chưa có tin',
  feedProblem: 'Có sự cố',
  feedOff: 'Chưa thiết lập',
  feedOffText: 'Máy chủ chưa được cấu hình khóa.',
  feedOk: 'Hoạt động lần cuối {when}',
  feedNeverOk: 'Chưa từng hoạt động',
  feedProblemText: 'Lỗi {when}: {problem}',

  assign: 'Gán khách hàng',
  assignTitle: 'Giao dịch này của ai?',
  assignText: 'Khách hàng bạn chọn sẽ được cộng tiền ngay.',
  assignNote: 'Vì sao là khách hàng này',
  assignNoteHint: 'Được lưu trong nhật ký, ví dụ: “đã gửi ảnh chụp giao dịch”',
  lessFee: 'Giao dịch Binance không có đúng nội dung được cộng theo tỷ giá hôm nay, trừ 5 %.',
  creditToTitle: 'Cộng {amount} cho {name}?',
  creditNow: 'Cộng tiền ngay',
  seenAtOnce: 'Số dư thay đổi ngay và khách hàng sẽ thấy.',
  noUndo: 'Thao tác này không thể hoàn tác.',

  putAside: 'Để riêng',
  putAsideTitle: 'Để riêng giao dịch này?',
  putAsideText: 'Không ai được cộng tiền. Giao dịch rời hàng chờ, vẫn còn trong danh sách và có thể gán sau.',
  putAsideNote: 'Vì sao đây không phải tiền nạp của ai',
  putAsideNoteHint: 'Được lưu trong nhật ký, ví dụ: “chuyển khoản nội bộ của chúng ta”',
  putAsideDone: 'Đã để riêng giao dịch.',

  enterMissed: 'Nhập giao dịch bị sót',
  enterMissedText: 'Dành cho chuyển khoản bạn thấy trong tài khoản nhưng không nguồn nào báo về. Tiền được cộng ngay.',
  amount: 'Số tiền (đồng)',
  reference: 'Mã tham chiếu của ngân hàng',
  referenceHint: 'Đúng như ngân hàng ghi; cùng một mã không bao giờ được cộng hai lần',
  noteField: 'Ghi chú',
  noteHint: 'Được lưu trong nhật ký',

  credit: 'Cộng tiền cho khách',
  creditText: 'Quà tặng hoặc điều chỉnh không gắn với chuyển khoản nào. Khoản này hiện trong lịch sử của khách hàng.',
  reason: 'Lý do',
  reasonHint: 'Khách hàng sẽ đọc nội dung này',
} satisfies TranslatedFeature<'vi', typeof en.operatorTransfers>

export const feedNames = {
  sepay: 'SePay',
  casso: 'Casso',
  binance: 'Binance',
  manual: 'Nhập tay',
} satisfies TranslatedFeature<'vi', typeof en.feedNames>

export const transferStates = {
  new: 'Đang đối chiếu',
  credited: 'Đã cộng tiền',
  unmatched: 'Đang chờ',
  ignored: 'Đã để riêng',
} satisfies TranslatedFeature<'vi', typeof en.transferStates>
