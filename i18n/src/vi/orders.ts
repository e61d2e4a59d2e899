import type * as en from '../en/orders.ts'
import type { TranslatedFeature } from '../translate.ts'

export const orders = {
  title: 'Đơn hàng',
  intro: 'Những gì bạn đã đặt và tiến độ của từng đơn. Trang này tự cập nhật.',
  referralTab: 'Đơn giới thiệu',
  botTab: 'Đơn chạy bot',
  history: 'Lịch sử mua hàng',
  historyIntro: 'Mọi thứ bạn đã đặt, mới nhất ở trên, kèm chi phí và số tiền đã hoàn.',

  filters: 'Lọc đơn hàng',
  search: 'Tìm theo mã, dịch vụ hoặc liên hệ',
  status: 'Trạng thái',
  anyStatus: 'Tất cả',
  botStatus: 'Trạng thái bot',
  anyBotStatus: 'Tất cả',
  emptyReferral: 'Chưa có đơn giới thiệu',
  emptyReferralText: 'Chọn dịch vụ và thanh toán bằng số dư. Bạn theo dõi tiến độ ngay tại đây.',
  emptyBot: 'Chưa có đơn chạy bot',
  emptyBotText: 'Bot xử lý các dòng bạn tải lên. Hãy đặt một đơn, đơn sẽ hiện ở đây.',
  empty: 'Bạn chưa đặt gì',
  emptyText: 'Đơn đầu tiên của bạn sẽ là dòng đầu tiên ở đây.',
  noMatch: 'Không có đơn nào khớp bộ lọc',
  noMatchText: 'Hãy thử trạng thái khác, từ khác hoặc khoảng ngày dài hơn.',

  order: 'Đơn hàng',
  amount: 'Số lượng',
  progress: 'Tiến độ',
  total: 'Tổng tiền',
  refunded: 'Đã hoàn',
  placed: 'Đặt lúc',
  copyCode: 'Sao chép mã đơn',
  preOrder: 'Đặt trước',
  doneOf: '{done}/{total}',
  doneOfLabel: 'Đã giao {done} trên {total}',
  someFailed: '{failed} lỗi',
  cameBack: 'Đã hoàn {amount}',
  botIs: 'Bot: {state}',
  beginsBy: 'Hạn bắt đầu {date}',
  runsUntil: 'Đến {date}',
  changed: 'Đơn {code} đã chuyển sang “{state}”',
} satisfies TranslatedFeature<'vi', typeof en.orders>

export const orderPage = {
  all: 'Tất cả đơn hàng',
  notFound: 'Không có đơn này ở đây',
  notFoundText: 'Địa chỉ có thể bị gõ sai, hoặc đơn thuộc về tài khoản khác.',
  safe: 'Đơn hàng và tiền của bạn không bị ảnh hưởng.',

  waits: 'Đã thanh toán và đang xếp hàng; chưa bắt đầu thực hiện.',
  waitsUntil:
    'Đã thanh toán và đang xếp hàng. Nếu đến {date} vẫn chưa bắt đầu, đơn sẽ tự kết thúc và bạn được hoàn toàn bộ tiền.',
  waitsForLines: 'Đã thanh toán, đang chờ các dòng của bạn: hãy tải lên ngay trên trang này, bot sẽ chạy.',
  waitsForBot: 'Đã thanh toán, bot đã nhận các dòng của bạn. Bảng điều khiển cho biết bot đang làm gì.',
  underWay: 'Đơn đang được thực hiện. Tiến độ hiện ngay trên trang này.',
  underWayUntil: 'Đang được thực hiện đến {date}.',
  done: 'Hoàn thành: bạn đã nhận đủ những gì mình đặt.',
  doneBack: 'Hoàn thành. {amount} đã được hoàn vào số dư của bạn.',
  failed: 'Không thể giao đơn này.',
  failedBack: 'Không thể giao đơn này. {amount} đã được hoàn vào số dư của bạn.',
  expired: {
    other: 'Trong {count} ngày không ai bắt đầu nên đơn đã tự kết thúc. {amount} đã được hoàn vào số dư của bạn.',
  },
  cancelled: 'Bạn đã hủy đơn; không có khoản nào được hoàn.',
  cancelledBack: 'Bạn đã hủy đơn. {amount} đã được hoàn vào số dư của bạn.',
  givenBack: 'Chúng tôi đã kết thúc đơn và trả lại tiền: {amount} đã được hoàn vào số dư của bạn.',

  delivery: 'Bàn giao',
  openDocument: 'Mở tài liệu',
  opensAt: 'Mở {host} trong thẻ mới.',

  links: 'Các liên kết',
  copyLink: 'Sao chép liên kết',
  linkCount: { other: '{count} liên kết' },
  firstLinks: 'Đang liệt kê {shown} liên kết đầu tiên trong {total}.',
  searchLinks: 'Tìm trong các liên kết',
  noLinks: 'Không có liên kết nào chứa “{text}”',
  showMore: 'Hiện thêm',

  price: 'Giá',
  units: '{amount} × {price}',
  days: { other: '{count} ngày × {price}' },
  tierDiscount: 'Giảm theo tổng tiền bạn đã nạp',
  codeDiscount: 'Mã giảm giá {code}',
  paid: 'Đã thanh toán',
  refunded: 'Đã hoàn',
  inTheEnd: 'Thực trả',

  details: 'Chi tiết',
  contact: 'Thông tin liên hệ',
  copyContact: 'Sao chép thông tin liên hệ',
  note: 'Ghi chú',
  discountCode: 'Mã giảm giá',
  amountDays: { other: '{count} ngày' },
  beginsBy: 'Kết thúc nếu chưa bắt đầu trước',
  endsAt: 'Kết thúc',

  timeline: 'Diễn biến',
  showEarlier: { other: 'Hiện {count} mục trước đó' },

  cancel: 'Hủy đơn',
  keep: 'Giữ đơn',
  sure: 'Bạn có chắc về điều đó không?',
  proceed: 'Bạn có chắc muốn tiếp tục không?',
  noUndo: 'Không thể hoàn tác thao tác này.',
  cancelAll: 'Đơn {code} sẽ kết thúc và toàn bộ {amount} được hoàn vào số dư của bạn.',
  cancelRest: 'Đơn {code} sẽ kết thúc và phần tiền còn lại, {amount}, được hoàn vào số dư của bạn.',
  cancelPart:
    'Đơn {code} sẽ kết thúc và {amount} trên {total} được hoàn vào số dư của bạn. Phần đã giao vẫn tính tiền.',
  cancelNothing: 'Đơn {code} sẽ kết thúc và không có khoản nào được hoàn: phần đã trả tiền đều đã giao.',
  cancelMoving:
    'Đơn {code} kết thúc và bot dừng lại. Những dòng bot đã trả lời đến lúc đó vẫn tính tiền; tính đến lúc này {amount} trong {total} sẽ được hoàn vào số dư của bạn.',
  cancelFree: 'Đơn {code} sẽ kết thúc. Đơn này miễn phí nên không có gì để hoàn.',
} satisfies TranslatedFeature<'vi', typeof en.orderPage>

export const orderEvents = {
  placed: 'Đã đặt và thanh toán',
  'lines-given': 'Đã giao các dòng cho bot',
  started: 'Bắt đầu thực hiện',
  progress: 'Đã giao {done}',
  delivered: 'Đã bàn giao',
  failed: 'Không thể giao',
  cancelled: 'Đã hủy',
  refunded: 'Đã kết thúc, hoàn toàn bộ tiền',
  'part-refunded': 'Đã hoàn một phần tiền',
  expired: 'Tự kết thúc: không ai bắt đầu đúng hạn',
  'bot-started': 'Đã yêu cầu khởi động bot',
  'bot-running': 'Bot đang chạy',
  'bot-paused': 'Đã tạm dừng bot',
  'bot-stopped': 'Đã dừng bot',
  'bot-finished': 'Bot đã xử lý xong mọi dòng',
  'bot-failed': 'Bot đã bỏ cuộc',
} satisfies TranslatedFeature<'vi', typeof en.orderEvents>

export const orderActors = {
  customer: 'Bạn',
  operator: 'Đội ngũ của chúng tôi',
  system: 'Tự động',
} satisfies TranslatedFeature<'vi', typeof en.orderActors>

export const orderLines = {
  title: 'Các dòng của bạn',
  file: 'Tệp chứa các dòng của bạn',
  intro: { other: 'Tệp .txt chứa nội dung bot cần xử lý, mỗi mục một dòng. Bạn đã mua {count} dòng.' },
  introDays: 'Tệp .txt chứa nội dung bot cần xử lý, mỗi mục một dòng.',
  good: { other: '{count} dòng đã sẵn sàng' },
  fewer: 'Bạn đã mua {count}; phần không dùng đến sẽ được hoàn khi chạy xong.',
  more: { other: 'Bạn đã mua {count} dòng; vui lòng rút ngắn tệp cho vừa.' },
  badMore: 'Và {count} dòng nữa.',
  send: 'Giao các dòng và chạy',
  choose: 'Chọn',
  chooseNamed: 'Chọn {code}',
} satisfies TranslatedFeature<'vi', typeof en.orderLines>
