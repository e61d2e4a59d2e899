import type * as en from '../en/referrals-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorReferrals = {
  title: 'Giới thiệu',
  intro: 'Khoản khách hàng nhận được khi giới thiệu người khác. Nếu hai bên có thể là một người, hoa hồng sẽ chờ bạn.',

  percent: 'Hoa hồng',
  percentNote: 'trên số tiền người được giới thiệu trả cho một đơn hoàn thành',
  hold: 'Thời gian giữ',
  holdDays: { other: '{count} ngày' },
  holdNone: 'Không giữ',
  holdNote: 'sau đó được trả; hoàn tiền thì bị thu lại, kể cả về sau',
  change: 'Thay đổi',
  changeTitle: 'Mức hoa hồng giới thiệu',
  changeText: 'Áp dụng cho đơn hoàn thành từ bây giờ. Hoa hồng đã tạo giữ nguyên tỷ lệ và ngày trả.',
  percentField: 'Hoa hồng (phần trăm)',
  percentHint: 'Từ 0 đến 50; 0 nghĩa là đơn mới không có hoa hồng',
  holdField: 'Số ngày giữ',
  holdHint: 'Từ 0 đến 365; 0 nghĩa là trả ngay',
  save: 'Lưu',
  nothingChanged: 'Chưa có gì thay đổi.',
  sureTitle: 'Thay đổi mức hoa hồng giới thiệu?',
  sureText: 'Mọi khách hàng sẽ thấy ngay.',
  sure: 'Lưu cho mọi người',

  waiting: 'Đang chờ',
  all: 'Tất cả hoa hồng',
  status: 'Trạng thái',
  anyStatus: 'Mọi trạng thái',
  waitingFound: { other: '{count} khoản hoa hồng, chờ lâu nhất trước' },
  found: { other: '{count} khoản hoa hồng, mới nhất trước' },
  noneWaiting: 'Không có gì chờ bạn',
  noneWaitingText: 'Hoa hồng hiện ở đây khi người giới thiệu và khách hàng có thể là một người.',
  none: 'Chưa có hoa hồng nào',
  noneText: 'Ngay khi đơn của người được giới thiệu hoàn thành, hoa hồng sẽ hiện ở đây.',
  noneFound: 'Không có hoa hồng nào ở trạng thái này',
  noneFoundText: 'Hãy chọn trạng thái khác hoặc xem tất cả.',

  pair: '{referrer} giới thiệu {referred}',
  madeOf: '{percent} của đơn {code}',
  made: 'tạo {when}',
  payable: 'đến hạn trả {when}',
  owed: '{amount} đã được tiêu và sẽ được thu lại từ các khoản hoa hồng tiếp theo.',

  allow: 'Chấp nhận',
  allowOf: 'Chấp nhận hoa hồng của đơn {code}',
  allowTitle: 'Chấp nhận {amount} cho {name}?',
  allowText: 'Được trả vào {day} như mọi khoản khác, trừ khi đơn bị hoàn tiền trước đó.',
  allowDueText: 'Đã đến ngày trả: tiền được trả ngay. Thao tác này không thể hoàn tác.',
  allowDone: 'Đã chấp nhận hoa hồng.',
  refuse: 'Từ chối',
  refuseOf: 'Từ chối hoa hồng của đơn {code}',
  refuseTitle: 'Từ chối {amount} cho {name}?',
  refuseText: 'Đơn này sẽ không được trả hoa hồng, cả bây giờ lẫn sau này. Thao tác này không thể hoàn tác.',
  refuseDone: 'Đã từ chối hoa hồng.',
  reason: 'Lý do',
  reasonHint: 'Được lưu trong nhật ký, ví dụ: “cùng số điện thoại, cùng địa chỉ”',
} satisfies TranslatedFeature<'vi', typeof en.operatorReferrals>

export const suspicions = {
  'same-device': 'Hai tài khoản đã được dùng trên cùng một trình duyệt.',
  'same-payer': 'Tiền nạp của hai tài khoản đến từ cùng một người gửi.',
} satisfies TranslatedFeature<'vi', typeof en.suspicions>

export const commissionStates = {
  held: 'Đang giữ',
  suspicious: 'Đang chờ',
  paid: 'Đã trả',
  'taken-back': 'Đã thu lại',
  refused: 'Đã từ chối',
} satisfies TranslatedFeature<'vi', typeof en.commissionStates>
