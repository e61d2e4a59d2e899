import type { ServicePageText } from '@runmart/contract/catalog-pages'
import type { DemoPage } from './demo-pages-en.ts'

export const vi: Record<DemoPage, ServicePageText> = {
  'Link checker': {
    get: `- Mỗi liên kết một kết quả: **trạng thái**, từng bước chuyển hướng, địa chỉ cuối và tiêu đề trang
- Liên kết hỏng, chậm hoặc bị chuyển hướng được đánh dấu để bạn lọc
- Tệp tải về, mỗi dòng một liên kết, đúng thứ tự của bạn`,
    need: `- Tệp .txt, mỗi dòng một địa chỉ đầy đủ, tối đa 100.000 dòng
- Chỉ những liên kết ai cũng mở được, không cần đăng nhập`,
    questions: `### Dòng lỗi có bị tính tiền không?
Bạn trả cho những dòng có kết quả, và “hỏng” cũng là một kết quả. Dòng chưa được thử sẽ tự động hoàn tiền.

### Bot có mở trang nhiều lần không?
Mỗi dòng một lần, có nghỉ giữa các lần mở cùng một trang web.`,
  },
  'Referral-link auditor': {
    get: `- Với mỗi liên kết: **mã của bạn có còn** sau mọi lần chuyển hướng hay không
- Bước chính xác mà mã bị mất
- Tệp kết quả theo từng dòng để gửi cho đối tác`,
    need: `- Tệp .txt, mỗi dòng một liên kết giới thiệu
- Mã phải thấy được trong liên kết`,
    questions: `### Vì sao mã bị mất?
Thường do trang rút gọn liên kết, chuyển hướng theo ngôn ngữ hoặc trang hỏi cookie. Kết quả cho biết bước nào làm mất mã.

### Có kiểm tra được liên kết cần đăng nhập không?
Không. Bot mở liên kết như một khách ghé thăm.`,
  },
  'Proxy checker': {
    get: `- Với mỗi proxy: **hoạt động hay không**, thời gian phản hồi và địa chỉ IP đầu ra
- HTTP, HTTPS và SOCKS5, có hoặc không có mật khẩu
- Danh sách proxy hoạt động, sẵn sàng sao chép`,
    need: `- Tệp .txt, mỗi dòng một proxy: \`host:port\` hoặc \`host:port:user:password\`
- Proxy của bạn hoặc bạn được phép dùng`,
    questions: `### Mật khẩu của tôi có bị lưu lại không?
Các dòng được xóa cùng tệp của lượt chạy khi hết thời gian lưu. Không ai khác xem được.

### Tốc độ được đo thế nào?
Là thời gian đến khi nhận được byte đầu tiên của một trang nhỏ qua proxy.`,
  },
  'Telegram notifier': {
    get: `- Tin của bạn được gửi tới **các cuộc trò chuyện của chính bạn bằng bot của bạn**, lần lượt từng tin
- Nghỉ đúng theo giới hạn của Telegram và gửi lại khi Telegram yêu cầu chờ
- Mỗi tin một kết quả: đã gửi, hoặc vì sao không gửi được`,
    need: `- Token bot của bạn từ @BotFather, nhập trong phần cài đặt lượt chạy và được mã hóa khi lưu
- Tệp .txt: mỗi dòng gồm mã cuộc trò chuyện và nội dung
- Người nhận đã bấm bắt đầu với bot. Bot không thể nhắn cho người lạ`,
    questions: `### Một ngày tính thế nào?
24 giờ kể từ tin đầu tiên. Trong thời gian đó bạn gửi bao nhiêu dòng cũng được.

### Có nhắn được cho người chưa từng nhắn với bot không?
Không. Telegram không cho phép, và chúng tôi cũng vậy.`,
  },
  'Online shop setup, A to Z': {
    get: `- Trang bán hàng với tên, màu sắc của bạn và tối đa 50 sản phẩm
- Thanh toán chuyển khoản được thiết lập và thử bằng một đơn thật
- Một giờ bàn giao qua cuộc gọi và **tài liệu hướng dẫn**`,
    need: `- Tên, logo và danh sách sản phẩm kèm giá
- Quyền truy cập tài khoản sẽ đặt gian hàng, hoặc chúng tôi tạo giúp dưới tên bạn`,
    questions: `### Ai sở hữu gian hàng?
Bạn. Mọi tài khoản đứng tên bạn, chúng tôi gỡ quyền truy cập của mình khi bàn giao.

### Nếu sau này bị lỗi thì sao?
Trong thời gian bảo hành, hãy báo từ trang đơn hàng, chúng tôi sẽ sửa.`,
  },
  'Telegram channel setup': {
    get: `- Tên, mô tả và ảnh đại diện hài hòa với nhau
- Bài ghim giúp người mới biết kênh nói về điều gì
- **Bot hỏi đáp** với mười câu hỏi thường gặp nhất của bạn`,
    need: `- Một câu cho biết kênh dùng để làm gì
- Tên người dùng Telegram của bạn, để bạn làm chủ kênh`,
    questions: `### Có kèm người theo dõi không?
Không, và không ai trung thực có thể hứa điều đó. Nếu cần thêm người biết đến, hãy xem dịch vụ đăng bài trên kênh đối tác.

### Bằng ngôn ngữ nào?
Ngôn ngữ của bạn: tiếng Việt, tiếng Anh hoặc tiếng Nga.`,
  },
  'Managed referral campaign': {
    get: `- Liên kết của bạn đến với **người đọc đã đăng ký nhận ưu đãi**
- Chỉ tính lượt đăng ký được xác nhận: người đã hoàn tất đăng ký
- Danh sách ngày và số lượng cho từng liên kết`,
    need: `- Liên kết giới thiệu của bạn. Một đơn có thể gồm nhiều liên kết
- Thế nào là một lượt đăng ký: đăng ký, hay đăng ký và đã xác nhận email`,
    questions: `### Nếu ít người đăng ký hơn thì sao?
Bạn chỉ trả cho phần đã giao. Phần còn lại được hoàn khi đơn kết thúc.

### Có phải người thật không?
Có. Chúng tôi không tạo tài khoản ảo và từ chối các yêu cầu như vậy.`,
  },
  'Game guild page': {
    get: `- Trang có danh sách thành viên, lịch và nội quy, **bằng ba ngôn ngữ**
- Biểu mẫu cho người muốn tham gia
- Địa chỉ riêng dễ nhớ`,
    need: `- Tên và biểu tượng của bang hội
- Danh sách thành viên đồng ý nêu tên`,
    questions: `### Sau này tôi sửa được không?
Được. Bạn có quyền tự sửa nội dung và thành viên.`,
  },
  'Game coaching hour': {
    get: `- Một giờ cùng huấn luyện viên qua voice chat trong khi bạn chơi
- Ba điều cần luyện thêm, **ghi thành văn bản**`,
    need: `- Trò chơi, máy chủ và hạng của bạn
- Hai khung giờ phù hợp với bạn`,
    questions: `### Nếu tôi bận thì sao?
Báo trước một ngày, chúng tôi sẽ đổi giờ. Không bắt đầu trong 30 ngày? Hoàn tiền toàn bộ.`,
  },
  'Post in a partner channel': {
    get: `- Bài của bạn trên một kênh đúng chủ đề, **trong 24 giờ**
- Có ghi là quảng cáo theo quy định
- Liên kết bài đăng và số lượt xem khi kết thúc`,
    need: `- Nội dung tối đa 1.000 ký tự và một ảnh
- Liên kết mà bài dẫn tới`,
    questions: `### Đối tác có thể từ chối không?
Có. Khi đó bạn được cho biết lý do và hoàn tiền toàn bộ.

### Có những kênh nào?
Trước khi đăng, bạn được chọn một trong ba kênh phù hợp.`,
  },
  'Referral link in a newsletter': {
    get: `- Liên kết của bạn trong bản tin **mà người đọc đã đăng ký**
- Chỉ tính lượt ghé được xác nhận, mỗi người đọc một lần
- Số liệu theo từng số bản tin`,
    need: `- Liên kết của bạn và một câu giới thiệu
- Một chút kiên nhẫn: bản tin gửi mỗi tuần một lần`,
    questions: `### Lượt ghé được xác nhận là gì?
Người đọc đã bấm liên kết và ở lại trang. Robot và lượt ghé lặp lại không được tính.`,
  },
  'Game server listing': {
    get: `- Máy chủ của bạn trong danh mục của đối tác **trong 30 ngày**
- Tên, ảnh, địa chỉ và số người đang chơi`,
    need: `- Địa chỉ và cổng của máy chủ
- Ảnh tối thiểu 512 × 256 điểm ảnh`,
    questions: `### Máy chủ có được kiểm tra không?
Có, máy chủ phải đang hoạt động khi bắt đầu đăng.`,
  },
  'Datacentre proxy, one address': {
    get: `- **Một địa chỉ IP dành riêng cho bạn**, HTTP và SOCKS5
- Tối thiểu 100 Mbit/s, không giới hạn lưu lượng
- Máy chủ, cổng, tên và mật khẩu trên trang đơn hàng`,
    need: `- Một câu cho biết bạn dùng để làm gì
- Dùng hợp pháp: không spam, không tấn công, không đăng ký thay người khác`,
    questions: `### Tôi gia hạn được không?
Đặt thêm ngày trước khi hết hạn thì địa chỉ được giữ nguyên.

### Nếu địa chỉ bị chặn ở đâu đó thì sao?
Báo trong ngày đầu tiên, bạn sẽ nhận địa chỉ khác.`,
  },
}
