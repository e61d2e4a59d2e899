import type { siteServices as en } from '../en/site-services.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The catalogue as anyone sees it. */
export const siteServices = {
  title: 'Dịch vụ và giá · Runmart',
  description:
    'Mọi dịch vụ và bot của cửa hàng kèm giá, số còn lại và số liệu đo được, tại thời điểm này. Xem không cần tài khoản.',
  headline: 'Dịch vụ và giá',
  lead: 'Toàn bộ danh mục tại thời điểm này, giá bằng đồng, thanh toán từ số dư. Bạn chỉ cần tài khoản khi đặt đơn.',
  categories: 'Danh mục',
  mmoText: 'Công cụ và thiết lập cho người kiếm tiền trực tuyến.',
  referralText: 'Lượt đăng ký cho liên kết của bạn và liên kết giữ được mã.',
  gameText: 'Cho hội, người chơi và trang của họ.',
  telegramText: 'Kênh, tin nhắn và bot của riêng bạn.',
  proxyText: 'Proxy, và proxy của bạn còn dùng được không.',
  left: 'còn {left}',
  order: 'Đặt đơn',
  measured:
    '“Hoàn thành” được đo trên các đơn đã kết thúc trong 90 ngày qua và chỉ hiển thị khi có từ {count} đơn trở lên.',
  emptyTitle: 'Hiện chưa có dịch vụ nào',
  emptyText: 'Dịch vụ sẽ hiện ở đây ngay khi cửa hàng mở bán. Mời bạn quay lại sau.',
  awayTitle: 'Hiện chưa thể hiển thị giá',
  awayText:
    'Chúng tôi không hiển thị giá cũ thay thế. Vui lòng tải lại trang sau giây lát; đơn hàng và số dư không bị ảnh hưởng.',
} satisfies TranslatedFeature<'vi', typeof en>
