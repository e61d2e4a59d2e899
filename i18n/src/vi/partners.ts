import type * as en from '../en/partners.ts'
import type { TranslatedFeature } from '../translate.ts'

export const partner = {
  area: 'Khu vực đối tác',
  overview: 'Tổng quan',
  orders: 'Đơn hàng',
  claims: 'Bảo hành',
  services: 'Dịch vụ',

  applyTitle: 'Trở thành đối tác',
  applyIntro:
    'Bán dịch vụ của bạn cho mọi khách hàng tại đây. Chúng tôi mang đơn hàng và thu tiền, bạn lo phần thực hiện.',
  how: 'Cách hoạt động',
  howOffer: 'Đề xuất dịch vụ của bạn',
  howOfferText: 'Bạn đặt giá và giới hạn. Chúng tôi duyệt từng đề xuất trước khi khách hàng nhìn thấy.',
  howDeliver: 'Thực hiện đơn hàng',
  howDeliverText:
    'Đơn đã thanh toán xuất hiện trong khu vực đối tác. Bạn nhận đơn, cập nhật tiến độ và nhắn tin với khách ngay tại đó.',
  howEarn: 'Nhận phần chia từ mỗi đơn',
  howEarnText:
    'Một tỷ lệ phần trăm trên số tiền khách thực trả. Hai bên thống nhất khi chúng tôi chấp nhận bạn. Phần khách trả bằng quà tặng của cửa hàng không được tính.',
  howEarnUsually:
    'Thường là {percent} số tiền khách thực trả. Hai bên thống nhất khi chúng tôi chấp nhận bạn. Phần khách trả bằng quà tặng của cửa hàng không được tính.',
  howPaid: 'Rút tiền',
  howPaidText: {
    other:
      '{count} ngày sau khi giao, hoặc khi hết bảo hành nếu muộn hơn, phần chia được cộng vào số dư và bạn có thể yêu cầu chi trả. Nếu đơn được hoàn tiền, phần chia tương ứng bị thu lại.',
  },
  howPaidNow:
    'Ngay khi giao, hoặc khi hết bảo hành, phần chia được cộng vào số dư và bạn có thể yêu cầu chi trả. Nếu đơn được hoàn tiền, phần chia tương ứng bị thu lại.',

  form: 'Đơn đăng ký của bạn',
  offer: 'Bạn cung cấp gì',
  offerHint: 'Dịch vụ nào, mỗi ngày làm được bao nhiêu, bạn đã làm bao lâu. Nên kèm liên kết đến sản phẩm của bạn.',
  contact: 'Liên hệ với bạn qua',
  contactHint: 'Telegram, Zalo, điện thoại hoặc email. Chỉ đội ngũ của chúng tôi nhìn thấy.',
  apply: 'Gửi đăng ký',
  applyAgain: 'Đăng ký lại',
  saveApplication: 'Lưu thay đổi',
  applied: 'Chúng tôi đang xem đơn đăng ký của bạn',
  appliedText: 'Bạn đã đăng ký {when}. Chúng tôi sẽ báo ngay khi có quyết định. Trong lúc chờ, bạn vẫn sửa được.',
  refused: 'Đơn đăng ký chưa được chấp nhận',
  refusedText: 'Bạn có thể đăng ký lại.',
  ended: 'Quan hệ đối tác đã kết thúc',
  endedText: 'Số tiền bạn đã kiếm được vẫn là của bạn. Bạn có thể đăng ký lại.',

  leaving: 'Quan hệ đối tác sắp kết thúc',
  leavingText: 'Vui lòng hoàn thành các đơn bạn đang giữ. Không có đơn mới: dịch vụ của bạn không còn được bán.',
  toTake: 'Cần nhận',
  inWork: 'Đang làm',
  toAnswer: 'Yêu cầu cần trả lời',
  waitingOrders: 'Đang chờ bạn',
  seeAll: 'Tất cả đơn',
  noneWaiting: 'Hiện không có đơn cần nhận',
  noneWaitingText: 'Đơn mới của dịch vụ bạn cung cấp sẽ tự xuất hiện ở đây.',
  noServices: 'Đề xuất dịch vụ đầu tiên',
  noServicesText: 'Khi được duyệt, khách hàng có thể đặt và đơn sẽ xuất hiện ở đây.',

  money: 'Thu nhập của bạn',
  held: 'Đang giữ',
  heldNote: { other: 'Thuộc về bạn {count} ngày sau khi giao, hoặc khi hết bảo hành' },
  heldNoteNow: 'Thuộc về bạn ngay khi giao, hoặc khi hết bảo hành',
  checking: 'Đang xem xét',
  checkingNote: 'Đội ngũ của chúng tôi kiểm tra trước khi cộng vào số dư',
  earned: 'Đã nhận',
  earnedNote: 'Đã cộng vào số dư, trừ phần hoàn tiền',
  paidOut: 'Đã chi trả',
  paidOutNote: 'Hoặc đang xử lý, gồm cả hoa hồng',

  measured: '90 ngày gần đây',
  measuredText:
    'Đo trên mọi đơn đã kết thúc; đơn bạn trả lại được tính là không giao. Từ 20 đơn trở lên, khách hàng thấy số liệu này ở dịch vụ của bạn.',
  notMeasured: 'Sẽ có số liệu khi những đơn đầu tiên kết thúc.',
} satisfies TranslatedFeature<'vi', typeof en.partner>

export const partnerFacts = {
  orders: 'Đơn',
  start: 'Nhận sau',
  delivery: 'Giao sau',
  delivered: 'Giao thành công',
  refunded: 'Hoàn tiền',
  unknown: '–',
} satisfies TranslatedFeature<'vi', typeof en.partnerFacts>

export const partnerStates = {
  none: 'Chưa là đối tác',
  applied: 'Đã đăng ký',
  refused: 'Bị từ chối',
  partner: 'Đối tác',
  leaving: 'Sắp kết thúc',
  ended: 'Đã kết thúc',
} satisfies TranslatedFeature<'vi', typeof en.partnerStates>
