import type { operatorOrderSettings as en } from '../en/orders-operator-settings.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorOrderSettings = {
  title: 'Cài đặt đơn hàng',
  intro: 'Áp dụng cho đơn đặt từ bây giờ. Đơn đã đặt giữ nguyên giá.',
  tiers: 'Mốc giảm giá',
  tiersIntro: 'Mức giảm theo tổng tiền nạp cho mọi đơn, trừ đơn chạy bot. Dưới mốc đầu tiên không được giảm.',
  tierDeposit: 'Mốc {nth}: tổng nạp từ',
  tierDiscount: 'Mốc {nth}: mức giảm, %',
  tierHint: 'Từ 1 đến 50%, tối đa {most} mốc. Tổng nạp tăng dần theo mốc, mức giảm không được thấp hơn mốc trước.',
  tierAdd: 'Thêm mốc',
  tierRemove: 'Xóa mốc {nth}',
  tiersNone: 'Đang tắt: nạp tiền không được giảm giá.',
  tiersSuggest: 'Dùng {percents}',
  tierTexts:
    'Trang chủ, báo giá và các trang của khách hàng hiển thị mốc mới ngay. Trang và bài viết bạn tự đăng không tự đổi: nếu có nêu con số, hãy kiểm tra lại.',
} satisfies TranslatedFeature<'vi', typeof en>
