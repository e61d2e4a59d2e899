import type { siteServices as en } from '../en/site-services.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The catalogue as anyone sees it. */
export const siteServices = {
  title: 'Dịch vụ và giá · Runmart',
  description: 'Mọi dịch vụ và bot với giá hiện tại, số còn lại và tỷ lệ hoàn thành. Xem không cần tài khoản.',
  headline: 'Dịch vụ và giá',
  lead: 'Toàn bộ danh mục với giá hiện tại bằng đồng, thanh toán bằng số dư. Chỉ cần tài khoản khi đặt đơn.',
  categories: 'Danh mục',
  mmoText: 'Công cụ và thiết lập để kiếm tiền trực tuyến.',
  referralText: 'Lượt đăng ký cho liên kết của bạn và kiểm tra liên kết còn giữ mã.',
  gameText: 'Cho bang hội, người chơi và trang của họ.',
  telegramText: 'Kênh, tin nhắn và bot của riêng bạn.',
  proxyText: 'Proxy và kiểm tra proxy.',
  left: 'còn {left}',
  order: 'Đặt đơn',
  measured: '“Hoàn thành” tính trên các đơn kết thúc trong 90 ngày qua và hiển thị khi có từ {count} đơn.',
  emptyTitle: 'Hiện chưa có dịch vụ nào',
  emptyText: 'Dịch vụ hiện ở đây ngay khi cửa hàng mở bán. Vui lòng quay lại sau.',
  awayTitle: 'Hiện chưa thể hiển thị giá',
  awayText: 'Chúng tôi không hiển thị giá cũ. Vui lòng tải lại sau giây lát. Đơn hàng và số dư không bị ảnh hưởng.',
} satisfies TranslatedFeature<'vi', typeof en>
