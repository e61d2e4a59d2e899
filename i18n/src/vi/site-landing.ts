import type { landing as en } from '../en/site-landing.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The landing page. */
export const landing = {
  title: 'Runmart: chợ dịch vụ MMO và bot',
  description:
    'Dịch vụ và bot MMO, giới thiệu, game, Telegram và proxy, thanh toán bằng một số dư tính bằng đồng. Có tiếng Việt, tiếng Anh và tiếng Nga.',
  eyebrow: 'MMO · Giới thiệu · Game · Telegram · Proxy',
  headline: 'Dịch vụ MMO và bot, minh bạch như tài khoản ngân hàng.',
  lead: 'Một tài khoản, một số dư bằng đồng, mọi biến động đều được ghi lại. Runmart là nơi yên tâm để mua dịch vụ trực tuyến và chạy bot.',
  toServices: 'Dịch vụ và giá',
  note: 'Mở miễn phí. Không cần thẻ.',
  exampleLabel: 'Ví dụ về trang tổng quan: số dư, 30 ngày qua và các giao dịch gần đây',
  exampleTag: 'Ví dụ',
  exampleBalance: 'Số dư',
  exampleToday: '{amount} hôm nay',
  exampleChart: '30 ngày qua',

  pricesTitle: 'Giá tại thời điểm này',
  pricesText: 'Lấy từ danh mục ngay khi bạn mở trang này. Xem giá không cần tài khoản.',
  allServices: 'Tất cả dịch vụ',

  howTitle: 'Cách hoạt động',
  howText: 'Ba bước từ tài khoản trống đến đơn hoàn thành.',
  depositStep: 'Nạp tiền',
  depositStepText:
    'Quét mã QR bằng ứng dụng ngân hàng hoặc gửi USDT qua Binance ID. Nội dung chuyển khoản riêng giúp chúng tôi biết đó là tiền của bạn.',
  orderStep: 'Chọn dịch vụ và xem giá',
  orderStepText: 'Mỗi khoản giảm là một dòng riêng, số dư còn lại cũng vậy. Bạn chưa xác nhận thì chưa bị trừ tiền.',
  watchStep: 'Theo dõi đến khi xong',
  watchStepText: 'Đơn hàng cho thấy từng bước, bot cho thấy từng dòng. Phần không được giao sẽ trở về số dư của bạn.',

  todayTitle: 'Những điều bạn có thể tin cậy',
  todayText: 'Chúng tôi chỉ kể những gì đã hoạt động.',
  ordersTitle: 'Hoàn tiền chính xác đến từng đồng',
  ordersText: 'Phần không được giao trở về số dư ngay trong bước kết thúc đơn. Bạn thấy số tiền trước khi hủy.',
  depositsTitle: 'Hai cách nạp tiền',
  depositsText:
    'Chuyển khoản ngân hàng hoặc Binance ID. Nhận bao nhiêu cộng bấy nhiêu, và trang tự cập nhật khi tiền đến.',
  botsTitle: 'Bot chạy tách biệt',
  botsText:
    'Mỗi lượt chạy có tiến trình riêng và chỉ ra internet công cộng thông qua chúng tôi. Bạn tạm dừng hay dừng hẳn lúc nào cũng được.',
  balanceTitle: 'Số dư chính xác',
  balanceText: 'Tính bằng đồng nguyên, ghi sổ kép. Mỗi thay đổi đều có bút toán và số dư luôn bằng tổng của chúng.',
  languagesTitle: 'Ba ngôn ngữ',
  languagesText: 'Tiếng Việt, tiếng Anh và tiếng Nga ở mọi nơi: trang, thư và thông báo lỗi.',
  apiTitle: 'Giao diện lập trình mở',
  apiText: 'Mọi việc làm được trên trang đều có API kèm tài liệu, dành cho ai thích tự động hóa.',

  consoleTitle: 'Xem bot làm việc, từng dòng một',
  consoleText: 'Thả một tệp .txt. Tệp được đếm, kiểm tra và báo giá trước khi trừ tiền. Sau đó bạn thấy như thế này.',
  consolePause: 'Tạm dừng thì bot giữ nguyên vị trí, Chạy tiếp thì đi tiếp từ đó.',
  consoleStop: 'Dừng hẳn thì lượt chạy kết thúc, và bạn không trả tiền cho dòng chưa có câu trả lời.',
  consoleResults: 'Dòng nào cũng có câu trả lời, để đọc hoặc lưu thành CSV.',
  consoleTry: 'Hãy thử bấm Tạm dừng: ví dụ này làm theo.',
  consoleLabel: 'Ví dụ về một lượt chạy',
  consoleBot: 'Kiểm tra liên kết',
  consoleLines: '{done} / {total} dòng',

  tiersTitle: 'Nạp càng nhiều, lượt giới thiệu càng rẻ',
  tiersText:
    'Các khoản nạp của bạn được cộng dồn mãi mãi. Đạt mỗi mốc dưới đây, mọi đơn giới thiệu tự động được giảm giá.',
  shareTitle: 'Và một liên kết sinh lời',
  shareText:
    'Chia sẻ liên kết giới thiệu của bạn. Khi người đến từ liên kết đặt đơn, bạn nhận phần trăm số tiền họ trả. Tỷ lệ, thời gian chờ và từng khoản hoa hồng đều có trên trang giới thiệu của bạn.',

  questionsTitle: 'Câu hỏi thường gặp',
  questionsText: 'Trả lời ngắn gọn. Chi tiết có trong blog và điều khoản.',
  questionsBlog: 'Đọc blog',
  creditAsked: 'Tiền chuyển chưa vào số dư. Tôi phải làm gì?',
  creditAnswer:
    'Thường mất từ 30 giây đến 1 phút, và cứ {minutes} phút hệ thống lại tự kiểm tra. Sau một phút, bạn có thể xác nhận thủ công trên trang nạp tiền. Khoản chuyển chưa xác định được chủ không bị mất: nó chờ cho đến khi nhân viên ghi nhận cho bạn.',
  contentAsked: 'Nếu nội dung chuyển khoản sai hoặc bị thiếu thì sao?',
  contentAnswer:
    'Chuyển khoản ngân hàng được cộng đủ ngay khi xác định được là của ai. Với Binance, bạn tự nhận lại bằng mã giao dịch và số tiền; khi đó bị trừ {percent}.',
  feesAsked: 'Ngoài giá dịch vụ còn phí nào không?',
  feesAnswer:
    'Mở tài khoản và nạp tiền ở đây đều miễn phí; chỉ khoản chuyển Binance sai nội dung mới bị trừ {percent}. Ngân hàng hoặc Binance có thể thu phí gửi. USDT được quy đổi theo tỷ giá của chúng tôi tại thời điểm cộng tiền; tỷ giá có trên trang nạp tiền.',
  refundAsked: 'Tôi nhận lại gì nếu có phần không được giao?',
  refundAnswer:
    'Phần đã giao vẫn tính tiền; phần còn lại trở về số dư ngay. Bạn có thể tự hủy đơn chưa kết thúc. Số dư dùng để đặt đơn tại đây và không rút ra được.',
  stopAsked: 'Tôi có thể dừng bot không?',
  stopAnswer:
    'Lúc nào cũng được. Nếu tính theo dòng, bạn trả cho những dòng bot đã trả lời, tiền cho các dòng khác được hoàn lại. Nếu tính theo ngày, tiền không thay đổi và bạn có thể chạy lại cho đến khi hết số ngày đã mua.',
  fileAsked: 'Ai xem được tệp tôi đưa cho bot?',
  fileAnswer:
    'Bạn và bot, chạy trong tiến trình riêng. Không trang quản trị nào hiển thị các dòng hay kết quả của bạn. Chúng bị xóa một số ngày sau khi đơn kết thúc; ngày xóa ghi rõ trên bảng điều khiển.',
  safeAsked: 'Tài khoản của tôi được bảo vệ thế nào?',
  safeAnswer:
    'Hãy bật xác thực hai lớp: ngoài mật khẩu còn có mã từ điện thoại, kèm mã khôi phục. Hồ sơ cho biết bạn đang đăng nhập ở đâu và cho phép kết thúc bất kỳ phiên nào. Phiên bị sao chép sẽ bị phát hiện và chặn lại.',
  leaveAsked: 'Tôi có thể lấy dữ liệu và đóng tài khoản không?',
  leaveAnswer:
    'Có, ngay trong hồ sơ. Toàn bộ dữ liệu lưu được thành một tệp. Khi các đơn đã kết thúc, bạn có thể đóng tài khoản: dữ liệu cá nhân bị xóa, các khoản đã trả vẫn nằm trong sổ sách nhưng không còn tên bạn. Số dư còn lại sẽ mất, nên hãy dùng hết trước.',

  endTitle: 'Mở tài khoản trong một phút.',
  endText: 'Tên, e-mail và mật khẩu. Chúng tôi chỉ hỏi vậy thôi.',
} satisfies TranslatedFeature<'vi', typeof en>
