import type { referrals as en } from '../en/referrals.ts'
import type { TranslatedFeature } from '../translate.ts'

export const referrals = {
  title: 'Chương trình giới thiệu',
  intro: 'Chia sẻ liên kết và nhận {percent} số tiền người bạn giới thiệu trả cho đơn hàng.',
  introNothing: 'Chia sẻ liên kết và xem ai tham gia. Hiện đơn mới không có hoa hồng.',

  link: 'Liên kết giới thiệu của bạn',
  copyLink: 'Sao chép liên kết',
  share: 'Chia sẻ',
  shareTelegram: 'Chia sẻ qua Telegram',
  shareText: 'Dịch vụ và bot trên Runmart, thanh toán bằng một số dư.',
  code: 'Mã giới thiệu',
  codeHint: 'Cho người nhập mã khi đăng ký',
  copyCode: 'Sao chép mã',
  qrLabel: 'Mã QR của liên kết giới thiệu {link}',
  qrText: 'Quét để mở liên kết',

  how: 'Cách hoạt động',
  howShare: 'Chia sẻ liên kết của bạn',
  howShareText: 'Ai mở liên kết và đăng ký trong vòng 30 ngày sẽ luôn là người bạn giới thiệu.',
  howEarn: 'Họ đặt đơn, bạn nhận {percent}',
  howEarnText: 'Bạn nhận hoa hồng cho mỗi đơn hoàn thành, với mọi dịch vụ. Chỉ nạp tiền thì không tính.',
  howNothing: 'Hiện không có hoa hồng',
  howNothingText: 'Mức hoa hồng hiện bằng không. Số tiền bạn đã nhận vẫn là của bạn.',
  howPaid: 'Nhận tiền vào số dư',
  howPaidText: {
    other: '{count} ngày sau khi đơn hoàn thành. Nếu đơn được hoàn tiền, hoa hồng bị thu lại.',
  },
  howPaidSoonText: 'Ngay khi đơn hoàn thành. Nếu đơn được hoàn tiền, hoa hồng bị thu lại.',
  notYourself:
    'Tự giới thiệu không có hoa hồng. Nếu hai tài khoản có vẻ của cùng một người, chúng tôi kiểm tra trước khi trả.',

  totalReferrals: 'Tổng số người được giới thiệu',
  totalEarnings: 'Tổng thu nhập',
  totalEarningsNote: 'Đã cộng vào số dư',
  pending: 'Đang chờ',
  pendingNote: { other: 'Trả {count} ngày sau mỗi đơn' },
  pendingSoonNote: 'Trả ngay khi đơn hoàn thành',
  checkingNote: '{amount} khác đang được kiểm tra.',
  owedNote: '{amount} đã trả cho các đơn được hoàn tiền sau đó. Khoản này được trừ vào hoa hồng tiếp theo.',

  tiers: 'Giảm giá cho mọi dịch vụ',
  tiersIntro: 'Tăng theo tiền bạn nạp và tự động áp dụng cho mọi đơn, trừ đơn chạy bot.',
  currentDiscount: 'Mức giảm hiện tại',
  totalDeposit: 'Tổng đã nạp',
  tierMissing: 'Nạp thêm {missing} để được giảm {percent} cho mọi đơn, trừ đơn chạy bot.',
  tierTop: 'Bạn đang có mức giảm cao nhất.',
  tierOff: 'Giảm {percent}',
  tierFrom: 'từ {amount}',
  tierReached: 'đã đạt',
  deposit: 'Nạp tiền',

  days: '30 ngày qua',
  measure: 'Số liệu',
  earned: 'Thu nhập',
  clicks: 'Lượt nhấp',
  signups: 'Đăng ký',
  day: 'Ngày',
  daysEmpty: 'Chưa có lượt nhấp',
  daysEmptyText: 'Lượt nhấp, lượt đăng ký và thu nhập từng ngày sẽ hiện ở đây.',

  recent: 'Người được giới thiệu gần đây',
  recentNewest: '{shown}/{total} người mới nhất',
  recentNote: 'Tên được rút gọn để bảo mật. Thu nhập gồm cả phần đã trả và đang chờ.',
  who: 'Khách hàng',
  joined: 'Ngày tham gia',
  recentEmpty: 'Chưa có người được giới thiệu',
  recentEmptyText:
    'Người đăng ký qua liên kết của bạn hiện ở đây cùng thu nhập của bạn. Hãy bắt đầu bằng cách chia sẻ liên kết.',

  bulk: 'Tải lên hàng loạt liên kết giới thiệu',
  bulkText:
    'Bạn đang quảng bá liên kết giới thiệu của riêng mình? Đặt lượt đăng ký cho nhiều liên kết cùng lúc từ tệp .txt.',
  bulkAction: 'Tải liên kết lên',

  partner: 'Bán dịch vụ của bạn tại đây',
  partnerText: 'Bạn tự thực hiện dịch vụ? Hãy cung cấp cho khách của chúng tôi và nhận phần chia từ mỗi đơn.',
  partnerAction: 'Trở thành đối tác',

  paidNotice: 'Đã cộng {amount} hoa hồng vào số dư của bạn.',
} satisfies TranslatedFeature<'vi', typeof en>
