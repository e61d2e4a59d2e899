import type * as en from '../en/bots-start.ts'
import type { TranslatedFeature } from '../translate.ts'

export const botStart = {
  intro:
    'Chạy bot trên các dòng của bạn. Tệp được kiểm tra và báo giá trước khi thanh toán, và bạn theo dõi lượt chạy trực tiếp.',
  startTab: 'Khởi động bot',
  runsTab: 'Lượt chạy của tôi',

  way: 'Bot sẽ xử lý dữ liệu nào?',
  upload: 'Tệp mới',
  uploadText: 'Chọn bot, tải tệp .txt lên, xem giá và thanh toán. Bot chạy ngay.',
  preOrder: 'Đơn đặt trước',
  preOrderText: 'Đã thanh toán. Tải các dòng lên là bot chạy.',

  lines: 'Các dòng của bạn',
  summaryEmpty: 'Chọn dịch vụ và tệp để xem giá.',
  start: 'Thanh toán và chạy',
  unitPromise:
    'Bạn chỉ trả tiền cho những dòng bot đã xử lý, dù thành công hay thất bại. Các dòng chưa xử lý được hoàn tiền khi lượt chạy kết thúc.',
  dayPromise: 'Bạn trả tiền theo ngày, các dòng miễn phí. Bạn có thể dừng và chạy lại đến hết số ngày đã mua.',
  atOnce: {
    other: 'Bạn chạy được tối đa {count} lượt cùng lúc. Các lượt khác xếp hàng và tự bắt đầu.',
  },
  timeLimits: 'Giới hạn: {seconds} giây mỗi dòng, {hours} giờ mỗi lượt chạy.',
  keptFor: { other: 'Các dòng và kết quả sẽ bị xóa {count} ngày sau khi đơn kết thúc.' },

  againAsking: 'Đang tải các dòng thất bại và chưa xử lý…',
  againTaken:
    'Các dòng thất bại và chưa xử lý của {code} ở bên dưới. Đây là đơn mới; bạn chưa bị trừ tiền cho đến khi xác nhận.',
  againNothing: 'Không có gì để chạy lại: mọi dòng đã xử lý của {code} đều thành công.',
  againDeleted: 'Các dòng của {code} đã bị xóa. Vui lòng chọn tệp.',
  againRefused: 'Không tải được các dòng',

  preOrders: 'Đơn đặt trước chưa có dòng',
  noPreOrders: 'Không có đơn đặt trước nào chờ dòng',
  noPreOrdersText: 'Với đơn đặt trước, bạn thanh toán trước và tải các dòng lên sau.',
  toPreOrder: 'Đặt trước',
} satisfies TranslatedFeature<'vi', typeof en.botStart>

export const botInput = {
  example: 'Định dạng dòng:',
  secret: 'Chỉ bot đọc được và sẽ không hiển thị lại.',
  fallback: 'Mặc định: {value}',
} satisfies TranslatedFeature<'vi', typeof en.botInput>

export const runs = {
  open: 'Đang chạy',
  ended: 'Đã kết thúc',
  noneOpen: 'Không có lượt chạy nào',
  noneOpenText: 'Chạy bot với các dòng của bạn và theo dõi tiến độ tại đây.',
  noneEnded: 'Chưa có lượt chạy nào kết thúc',
  noneEndedText: 'Lượt chạy đã kết thúc được lưu ở đây cùng số liệu và kết quả.',
  queued: 'Đang xếp hàng, tự bắt đầu',
  left: 'còn {time}',
  keptUntil: 'Kết quả lưu đến {date}',
} satisfies TranslatedFeature<'vi', typeof en.runs>
