import type * as en from '../en/order-page.ts'
import type { TranslatedFeature } from '../translate.ts'

export const orderPage = {
  all: 'Tất cả đơn hàng',
  notFound: 'Không tìm thấy đơn',
  notFoundText: 'Địa chỉ có thể sai, hoặc đơn thuộc tài khoản khác.',
  safe: 'Đơn hàng và tiền của bạn không bị ảnh hưởng.',

  waits: 'Đã thanh toán, đang xếp hàng. Chưa bắt đầu thực hiện.',
  waitsUntil: 'Đã thanh toán, đang xếp hàng. Đến {date} chưa bắt đầu? Hoàn tiền 100%.',
  waitsForLines: 'Đã thanh toán, đang chờ các dòng của bạn. Tải lên tại đây để chạy bot.',
  waitsForBot: 'Đã thanh toán, bot đã có các dòng của bạn. Mở bảng điều khiển để theo dõi.',
  underWay: 'Đang thực hiện. Theo dõi tiến độ tại đây.',
  underWayUntil: 'Đang thực hiện đến {date}.',
  done: 'Hoàn thành. Bạn đã nhận đủ đơn.',
  doneBack: 'Hoàn thành. {amount} đã được hoàn vào số dư của bạn.',
  failed: 'Chúng tôi không thể giao đơn này.',
  failedBack: 'Chúng tôi không thể giao đơn này. {amount} đã được hoàn vào số dư của bạn.',
  expired: {
    other: 'Không bắt đầu trong {count} ngày nên đơn đã hết hạn. {amount} đã được hoàn vào số dư của bạn.',
  },
  cancelled: 'Bạn đã hủy đơn. Không có khoản hoàn nào.',
  cancelledBack: 'Bạn đã hủy đơn. {amount} đã được hoàn vào số dư của bạn.',
  givenBack: 'Chúng tôi đã kết thúc đơn và hoàn {amount} vào số dư của bạn.',

  delivery: 'Bàn giao',
  openDocument: 'Mở tài liệu',
  opensAt: 'Mở {host} trong thẻ mới.',

  links: 'Các liên kết',
  copyLink: 'Sao chép liên kết',
  linkCount: { other: '{count} liên kết' },
  firstLinks: 'Đang hiện {shown}/{total} liên kết đầu tiên.',
  searchLinks: 'Tìm liên kết',
  noLinks: 'Không có liên kết nào chứa “{text}”',
  linksDeleted: 'Các liên kết đã bị xóa',
  linksDeletedText:
    'Chúng tôi xóa liên kết khi đơn bị hủy trước khi bắt đầu thực hiện; với các đơn khác là vài ngày sau khi kết thúc.',
  showMore: 'Hiện thêm',

  price: 'Giá',
  units: '{amount} × {price}',
  days: { other: '{count} ngày × {price}' },
  tierDiscount: 'Giảm theo tiền nạp',
  codeDiscount: 'Mã giảm giá {code}',
  paid: 'Đã thanh toán',
  refunded: 'Đã hoàn',
  inTheEnd: 'Thực trả',

  details: 'Chi tiết',
  serviceType: 'Loại dịch vụ',
  mode: 'Đơn lẻ hay hàng loạt',
  inputs: 'Thông tin bạn cung cấp',
  copyInput: 'Sao chép: {label}',
  edit: 'Sửa',
  editTitle: 'Sửa chi tiết đơn',
  editText: 'Bạn có thể sửa cho đến khi đơn được bắt đầu.',
  saveEdit: 'Lưu thay đổi',
  contact: 'Thông tin liên hệ',
  copyContact: 'Sao chép thông tin liên hệ',
  note: 'Ghi chú',
  discountCode: 'Mã giảm giá',
  amountDays: { other: '{count} ngày' },
  beginsBy: 'Hoàn tiền 100% nếu chưa bắt đầu trước',
  endsAt: 'Kết thúc',

  timeline: 'Diễn biến',
  showEarlier: { other: 'Hiện {count} mục trước đó' },

  cancel: 'Hủy đơn',
  keep: 'Giữ đơn',
  cancelTitle: 'Hủy đơn {code}',
  sure: 'Bạn có chắc chắn không?',
  cancelAll: 'Đơn {code} sẽ bị hủy và toàn bộ {amount} được hoàn vào số dư của bạn.',
  cancelRest: 'Đơn {code} sẽ bị hủy và phần còn lại {amount} được hoàn vào số dư của bạn.',
  cancelPart: 'Đơn {code} sẽ bị hủy và {amount} trong {total} được hoàn vào số dư. Bạn trả tiền cho phần đã giao.',
  cancelNothing: 'Đơn {code} sẽ bị hủy. Không hoàn tiền vì mọi phần đã thanh toán đều đã giao.',
  cancelMoving:
    'Đơn {code} sẽ bị hủy và bot dừng lại. Bạn trả tiền cho các dòng đã xử lý đến lúc đó; hiện tại {amount} trong {total} sẽ được hoàn vào số dư.',
  cancelFree: 'Đơn {code} sẽ bị hủy. Đơn miễn phí nên không có tiền hoàn.',
} satisfies TranslatedFeature<'vi', typeof en.orderPage>

export const orderEvents = {
  placed: 'Đã đặt và thanh toán',
  'lines-given': 'Đã tải các dòng lên',
  edited: 'Đã đổi chi tiết đơn',
  started: 'Bắt đầu thực hiện',
  progress: 'Đã giao {done}',
  delivered: 'Đã giao',
  failed: 'Không thể giao',
  cancelled: 'Đã hủy',
  refunded: 'Đã kết thúc và hoàn toàn bộ tiền',
  'part-refunded': 'Đã hoàn một phần tiền',
  replaced: 'Đã đổi mặt hàng',
  'refund-reversed': 'Đã thu hồi khoản hoàn tiền',
  expired: 'Hết hạn: không bắt đầu kịp',
  'bot-started': 'Bot đang khởi động',
  'bot-running': 'Bot đang chạy',
  'bot-paused': 'Đã tạm dừng bot',
  'bot-stopped': 'Đã dừng bot',
  'bot-finished': 'Bot đã xử lý xong mọi dòng',
  'bot-failed': 'Bot gặp lỗi',
} satisfies TranslatedFeature<'vi', typeof en.orderEvents>

export const orderActors = {
  customer: 'Bạn',
  operator: 'Đội ngũ Runmart',
  system: 'Tự động',
} satisfies TranslatedFeature<'vi', typeof en.orderActors>

export const orderLines = {
  title: 'Các dòng của bạn',
  file: 'Tệp chứa các dòng',
  intro: { other: 'Tệp .txt, mỗi mục một dòng. Bạn đã mua {count} dòng.' },
  introDays: 'Tệp .txt, mỗi mục một dòng.',
  good: { other: '{count} dòng đã sẵn sàng' },
  fewer: 'Bạn đã mua {count}. Các dòng không dùng được hoàn tiền khi chạy xong.',
  more: { other: 'Bạn đã mua {count} dòng. Hãy rút gọn tệp cho khớp.' },
  badMore: 'Và {count} dòng nữa.',
  send: 'Tải lên và chạy',
  choose: 'Chọn',
  chooseNamed: 'Chọn {code}',
} satisfies TranslatedFeature<'vi', typeof en.orderLines>
