import type * as en from '../en/referrals-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorReferrals = {
  title: 'Giới thiệu',
  intro: 'Hoa hồng khách hàng nhận được khi giới thiệu người khác. Trường hợp nghi tự giới thiệu chờ bạn duyệt.',

  percent: 'Hoa hồng',
  percentNote: 'trên số tiền người được giới thiệu trả cho đơn hoàn thành',
  hold: 'Thời gian tạm giữ',
  holdDays: { other: '{count} ngày' },
  holdNone: 'Không',
  holdNote: 'trước khi trả; đơn bị hoàn tiền thì thu lại hoa hồng',
  change: 'Thay đổi',
  changeTitle: 'Cài đặt hoa hồng',
  changeText: 'Áp dụng cho đơn hoàn thành kể từ lúc này. Hoa hồng hiện có giữ nguyên tỷ lệ và ngày trả.',
  percentField: 'Hoa hồng, %',
  percentHint: '0 đến 50. 0 nghĩa là đơn mới không có hoa hồng.',
  holdField: 'Tạm giữ, ngày',
  holdHint: '0 đến 365. 0 nghĩa là trả ngay.',
  save: 'Lưu',
  nothingChanged: 'Chưa có thay đổi nào.',
  sureTitle: 'Thay đổi cài đặt hoa hồng?',
  sureText: 'Mọi khách hàng sẽ thấy ngay.',
  sure: 'Lưu thay đổi',

  waiting: 'Cần duyệt',
  all: 'Tất cả hoa hồng',
  status: 'Trạng thái',
  anyStatus: 'Mọi trạng thái',
  waitingFound: { other: '{count} khoản hoa hồng cần duyệt, cũ nhất trước' },
  found: { other: '{count} khoản hoa hồng, mới nhất trước' },
  noneWaiting: 'Đã duyệt hết',
  noneWaitingText: 'Hoa hồng hiện ở đây khi người giới thiệu và khách hàng có thể là cùng một người.',
  none: 'Chưa có hoa hồng nào',
  noneText: 'Hoa hồng hiện ở đây khi đơn của người được giới thiệu hoàn thành.',
  noneFound: 'Không có hoa hồng nào ở trạng thái này',
  noneFoundText: 'Hãy chọn trạng thái khác hoặc xem tất cả.',

  pair: '{referrer} giới thiệu {referred}',
  pairCount: { other: '{count} khoản hoa hồng' },
  allowPairText: 'Mỗi khoản được trả khi hết thời gian tạm giữ, trừ khi đơn bị hoàn tiền trước đó.',
  refusePairText: 'Các đơn này sẽ không bao giờ được trả hoa hồng. Không thể hoàn tác.',
  madeOf: '{percent} của đơn {code}',
  made: 'tạo {when}',
  payable: 'trả {when}',
  owed: '{amount} đã tiêu, sẽ trừ vào hoa hồng tiếp theo.',

  allow: 'Duyệt',
  allowOf: 'Duyệt hoa hồng của đơn {code}',
  allowTitle: 'Duyệt {amount} cho {name}?',
  allowText: 'Trả vào {day}, trừ khi đơn bị hoàn tiền trước đó.',
  allowDueText: 'Đã hết thời gian tạm giữ nên được trả ngay. Thao tác này không thể hoàn tác.',
  allowDone: 'Đã duyệt hoa hồng.',
  refuse: 'Từ chối',
  refuseOf: 'Từ chối hoa hồng của đơn {code}',
  refuseTitle: 'Từ chối {amount} cho {name}?',
  refuseText: 'Đơn này sẽ không bao giờ được trả hoa hồng. Thao tác này không thể hoàn tác.',
  refuseDone: 'Đã từ chối hoa hồng.',
  reason: 'Lý do',
  reasonHint: 'Lưu trong nhật ký. Ví dụ: “cùng số điện thoại, cùng địa chỉ”',
} satisfies TranslatedFeature<'vi', typeof en.operatorReferrals>

export const suspicions = {
  'same-device': 'Hai tài khoản đã được dùng trên cùng một trình duyệt.',
  'same-payer': 'Tiền nạp của hai tài khoản đến từ cùng một người gửi.',
  'no-device': 'Ít nhất một tài khoản chưa từng cho biết trình duyệt.',
  'same-network': 'Hai tài khoản đã được dùng trên cùng một mạng.',
  'registered-together': 'Hai tài khoản được đăng ký cách nhau chưa đến nửa giờ.',
  'no-deposit': 'Người giới thiệu chưa từng nạp tiền.',
} satisfies TranslatedFeature<'vi', typeof en.suspicions>

export const commissionStates = {
  held: 'Tạm giữ',
  suspicious: 'Cần duyệt',
  paid: 'Đã trả',
  'taken-back': 'Đã thu lại',
  refused: 'Đã từ chối',
} satisfies TranslatedFeature<'vi', typeof en.commissionStates>
