import type { landing as en } from '../en/site-landing.ts'
import type { TranslatedFeature } from '../translate.ts'

export const landing = {
  title: 'Runmart: chợ dịch vụ MMO và bot',
  description:
    'Dịch vụ và bot MMO, giới thiệu, game, Telegram và proxy, thanh toán bằng một số dư tính bằng đồng. Có tiếng Việt, tiếng Anh và tiếng Nga.',
  eyebrow: 'MMO · Giới thiệu · Game · Telegram · Proxy',
  headline: 'Dịch vụ MMO và bot, minh bạch như tài khoản ngân hàng.',
  lead: 'Một tài khoản, một số dư bằng đồng, mọi giao dịch đều được ghi lại. Nơi an tâm để mua dịch vụ trực tuyến và chạy bot.',
  toServices: 'Dịch vụ và giá',
  note: 'Mở miễn phí. Không cần thẻ.',
  exampleLabel: 'Ví dụ về trang tổng quan: số dư, 30 ngày qua và các giao dịch gần đây',
  exampleTag: 'Ví dụ',
  exampleBalance: 'Số dư',
  exampleToday: '{amount} hôm nay',
  exampleChart: '30 ngày qua',

  pricesTitle: 'Giá hiện tại',
  pricesText: 'Lấy trực tiếp từ danh mục. Xem giá không cần tài khoản.',
  allServices: 'Tất cả dịch vụ',

  howTitle: 'Cách hoạt động',
  howText: 'Từ đăng ký đến đơn hoàn thành trong ba bước.',
  depositStep: 'Nạp tiền',
  depositStepText:
    'Quét mã QR bằng ứng dụng ngân hàng hoặc gửi USDT đến Binance ID của chúng tôi. Nội dung chuyển khoản riêng cho chúng tôi biết tiền là của bạn.',
  depositStepBank:
    'Quét mã QR bằng ứng dụng ngân hàng. Nội dung chuyển khoản riêng cho chúng tôi biết tiền là của bạn.',
  orderStep: 'Chọn dịch vụ',
  orderStepText: 'Xem mọi khoản giảm và số dư còn lại. Bạn chưa bị trừ tiền cho đến khi xác nhận.',
  watchStep: 'Theo dõi tiến độ',
  watchStepText: 'Xem từng bước của đơn và từng dòng bot xử lý. Phần không được giao sẽ hoàn vào số dư.',

  todayTitle: 'Những điều bạn có thể tin cậy',
  todayText: 'Những cam kết dành cho mọi khách hàng.',
  ordersTitle: 'Hoàn tiền chính xác đến từng đồng',
  ordersText: 'Khi đơn kết thúc, phần chưa giao được hoàn ngay vào số dư. Bạn thấy số tiền trước khi hủy.',
  depositsTitle: 'Hai cách nạp tiền',
  depositsText:
    'Chuyển khoản ngân hàng hoặc Binance ID. Nhận bao nhiêu cộng bấy nhiêu, và trang tự cập nhật khi tiền đến.',
  depositsBankTitle: 'Nạp tiền trong một phút',
  depositsBankText: 'Quét mã QR và chuyển khoản. Nhận bao nhiêu cộng bấy nhiêu, và trang tự cập nhật khi tiền đến.',
  botsTitle: 'Bot được cách ly',
  botsText:
    'Mỗi lượt chạy có tiến trình riêng và chỉ truy cập internet công cộng qua proxy của chúng tôi. Tạm dừng hoặc dừng hẳn bất cứ lúc nào.',
  balanceTitle: 'Số dư chính xác',
  balanceText: 'Tính bằng đồng, ghi sổ kép. Mọi thay đổi đều được ghi lại và số dư luôn bằng tổng của chúng.',
  languagesTitle: 'Ba ngôn ngữ',
  languagesText: 'Tiếng Việt, tiếng Anh và tiếng Nga ở mọi nơi: trang, email và thông báo lỗi.',
  apiTitle: 'API mở',
  apiText: 'Mọi việc làm được trên trang đều có trong API kèm tài liệu.',

  consoleTitle: 'Xem bot làm việc, từng dòng một',
  consoleText: 'Tải tệp .txt lên. Tệp được kiểm tra và báo giá trước khi thanh toán. Sau đó bạn thấy thế này.',
  consolePause: 'Tạm dừng bất cứ lúc nào và chạy tiếp từ dòng đang dở.',
  consoleStop: 'Dừng hẳn và nhận lại tiền cho các dòng chưa xử lý.',
  consoleResults: 'Xem kết quả từng dòng hoặc tải tất cả dưới dạng CSV.',
  consoleTry: 'Thử bấm Tạm dừng.',
  consoleLabel: 'Lượt chạy mẫu',
  consoleBot: 'Kiểm tra liên kết',
  consoleLines: '{done} / {total} dòng',

  tiersTitle: 'Nạp càng nhiều, trả càng ít',
  tiersText:
    'Tiền nạp của bạn được cộng dồn không thời hạn. Khi đạt một mốc, mức giảm tự động áp dụng cho mọi đơn, trừ đơn chạy bot.',
  shareTitle: 'Kiếm tiền từ liên kết của bạn',
  shareText:
    'Chia sẻ liên kết giới thiệu và nhận phần trăm số tiền người bạn giới thiệu trả. Trang giới thiệu cho biết tỷ lệ, thời gian tạm giữ và từng khoản hoa hồng.',

  questionsTitle: 'Câu hỏi thường gặp',
  questionsText: 'Trả lời ngắn gọn. Xem thêm trong blog và điều khoản.',
  questionsBlog: 'Đọc blog',
  creditAsked: 'Tiền chuyển chưa vào số dư. Tôi phải làm gì?',
  creditAnswer:
    'Thường mất 30 giây đến 1 phút, và chúng tôi tự kiểm tra mỗi {minutes} phút. Sau một phút, bạn có thể xác nhận thủ công trên trang nạp tiền. Khoản chuyển chưa xác định không bị mất: chúng tôi sẽ tra soát và cộng cho bạn.',
  contentAsked: 'Nếu nội dung chuyển khoản sai hoặc bị thiếu thì sao?',
  contentAnswer: 'Chuyển khoản ngân hàng được cộng đủ khi chúng tôi xác định là của bạn.',
  contentBinance: 'Với Binance, bạn tự yêu cầu cộng tiền bằng mã giao dịch và số tiền.',
  contentDeducted: 'Khi đó bạn bị trừ {percent}.',
  feesAsked: 'Có phí nào không?',
  feesAnswer: 'Tài khoản và nạp tiền đều miễn phí.',
  feesDeducted: 'Chỉ khoản chuyển Binance sai nội dung bị trừ {percent}.',
  feesBank: 'Ngân hàng của bạn có thể thu phí chuyển.',
  feesOthers:
    'Ngân hàng hoặc Binance có thể thu phí chuyển. USDT được quy đổi theo tỷ giá của chúng tôi khi cộng tiền; xem trên trang nạp tiền.',
  refundAsked: 'Tôi được hoàn bao nhiêu nếu đơn không được giao đủ?',
  refundAnswer:
    'Bạn trả tiền cho phần đã giao; phần còn lại được hoàn ngay vào số dư. Bạn có thể tự hủy đơn chưa kết thúc. Số dư dùng để đặt đơn.',
  refundCommissions: 'Hoa hồng thì rút được.',
  stopAsked: 'Tôi có thể dừng bot không?',
  stopAnswer:
    'Bất cứ lúc nào. Nếu trả theo dòng, bạn trả cho các dòng đã xử lý và được hoàn phần còn lại. Nếu trả theo ngày, dừng bot không được hoàn tiền và bạn có thể chạy lại đến hết số ngày đã mua; muốn lại tiền những ngày chưa dùng, hãy hủy đơn.',
  fileAsked: 'Ai xem được tệp tôi đưa cho bot?',
  fileAnswer:
    'Bạn và bot, vốn chạy trong tiến trình riêng. Trang quản trị không hiển thị các dòng hay kết quả của bạn. Chúng bị xóa vài ngày sau khi đơn kết thúc; bảng điều khiển ghi rõ ngày xóa.',
  safeAsked: 'Tài khoản của tôi được bảo vệ thế nào?',
  safeAnswer:
    'Hãy bật xác thực hai lớp: ngoài mật khẩu còn có mã từ điện thoại, kèm mã khôi phục. Hồ sơ cho biết bạn đang đăng nhập ở đâu và cho phép kết thúc bất kỳ phiên nào. Phiên bị sao chép sẽ bị phát hiện và chặn.',
  leaveAsked: 'Tôi có thể xuất dữ liệu và đóng tài khoản không?',
  leaveAnswer:
    'Có, trong hồ sơ. Xuất toàn bộ dữ liệu thành một tệp. Khi các đơn đã kết thúc, bạn có thể đóng tài khoản: dữ liệu cá nhân bị xóa, các khoản thanh toán vẫn nằm trong sổ sách nhưng không còn tên bạn. Số dư còn lại được chuyển về tài khoản ngân hàng hoặc Binance ID của bạn, trừ phần cửa hàng tặng.',

  endTitle: 'Mở tài khoản trong một phút.',
  endText: 'Chỉ cần tên đăng nhập, email và mật khẩu.',
} satisfies TranslatedFeature<'vi', typeof en>
