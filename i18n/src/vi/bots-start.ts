import type * as en from '../en/bots-start.ts'
import type { TranslatedFeature } from '../translate.ts'

export const botStart = {
  intro:
    'Bot xử lý các dòng của chính bạn. Các dòng được đếm, kiểm tra và tính giá trước khi trừ tiền, và bạn theo dõi trực tiếp lượt chạy.',
  startTab: 'Khởi động bot',
  runsTab: 'Lượt chạy của tôi',

  way: 'Bot sẽ xử lý gì?',
  upload: 'Tệp mới',
  uploadText: 'Chọn bot, thả tệp .txt, xem giá, thanh toán là bot chạy.',
  preOrder: 'Đơn đặt trước',
  preOrderText: 'Bạn đã thanh toán: chỉ cần bổ sung các dòng là bot chạy.',

  lines: 'Các dòng của bạn',
  summaryEmpty: 'Chọn dịch vụ và tệp, giá sẽ được giải thích tại đây.',
  start: 'Thanh toán và chạy',
  unitPromise:
    'Bạn trả tiền cho những dòng bot đã trả lời, dù thành công hay thất bại. Tiền cho các dòng không có câu trả lời được hoàn ngay khi lượt chạy kết thúc.',
  dayPromise:
    'Bạn trả tiền theo ngày, các dòng miễn phí. Sau khi dừng, bạn có thể chạy lại cho đến hết số ngày đã mua.',
  atOnce: {
    other: 'Cùng lúc chạy được tối đa {count} lượt của bạn; các lượt khác chờ đến lượt và tự bắt đầu.',
  },
  timeLimits: 'Mỗi dòng được chạy tối đa {seconds} giây, mỗi lượt chạy tối đa {hours} giờ.',
  keptFor: { other: 'Các dòng và kết quả bị xóa sau khi đơn kết thúc {count} ngày.' },

  againAsking: 'Đang lấy các dòng thất bại hoặc chưa có câu trả lời…',
  againTaken:
    'Các dòng của {code} thất bại hoặc chưa có câu trả lời nằm bên dưới, trong một tệp riêng. Đây là đơn mới; bạn chưa bị trừ tiền cho đến khi xác nhận.',
  againNothing: 'Không có gì để chạy lại: mọi dòng đã xử lý của {code} đều thành công.',
  againDeleted: 'Các dòng của {code} đã bị xóa. Vui lòng chọn tệp.',
  againRefused: 'Không lấy được các dòng',

  preOrders: 'Đơn đặt trước chưa có dòng',
  noPreOrders: 'Không có đơn đặt trước nào chờ các dòng',
  noPreOrdersText: 'Đơn đặt trước là bot bạn thanh toán bây giờ và bổ sung các dòng sau.',
  toPreOrder: 'Tạo đơn đặt trước',
} satisfies TranslatedFeature<'vi', typeof en.botStart>

export const botInput = {
  example: 'Một dòng trông như sau:',
  secret: 'Chỉ bot nhận được; sẽ không bao giờ hiển thị lại.',
  fallback: 'Để trống: {value}',
} satisfies TranslatedFeature<'vi', typeof en.botInput>

export const runs = {
  open: 'Đang diễn ra',
  ended: 'Đã kết thúc',
  noneOpen: 'Không có gì đang chạy',
  noneOpenText: 'Khởi động bot với các dòng của bạn, tiến độ sẽ hiện ở đây.',
  noneEnded: 'Chưa có lượt chạy nào kết thúc',
  noneEndedText: 'Các lượt chạy đã xong nằm ở đây, cùng số liệu và kết quả.',
  queued: 'Đang chờ chỗ trống và sẽ tự bắt đầu',
  left: 'còn {time}',
  keptUntil: 'Kết quả giữ đến {date}',
} satisfies TranslatedFeature<'vi', typeof en.runs>
