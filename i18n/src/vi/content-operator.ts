import type { operatorContent as en, operatorMaintenance as enMaintenance } from '../en/content-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

/** What operators tell everybody. */
export const operatorContent = {
  announcement: 'Thông báo chung',
  announcements: 'Thông báo chung',
  announcementsIntro: 'Một câu ở đầu mọi trang, trong shop và trên trang công khai.',
  add: 'Thông báo mới',
  found: { other: '{count} thông báo, mới nhất trước' },
  none: 'Chưa có thông báo nào',
  noneText: 'Báo cho mọi người về ngày nghỉ, sự chậm trễ hay điều mới. Ai cũng có thể ẩn thông báo cho riêng mình.',
  draft: 'Bản nháp',
  scheduled: 'Đã lên lịch',
  live: 'Đang hiện',
  ended: 'Đã kết thúc',
  info: 'Thông tin',
  warning: 'Cảnh báo',
  from: 'từ {when}',
  until: 'đến {when}',

  newTitle: 'Thông báo mới',
  editTitle: 'Sửa thông báo',
  words: 'Nội dung',
  wordsIntro: 'Mỗi người đọc bằng ngôn ngữ của mình. Giờ theo {zone}.',
  kind: 'Loại',
  link: 'Liên kết',
  linkHint: 'Một trang như /services hoặc /deposit, hoặc địa chỉ bắt đầu bằng https://. Cả câu sẽ thành liên kết.',
  startsAt: 'Hiện từ',
  startsAtHint: 'Để trống: hiện ngay khi đăng',
  endsAt: 'Hiện đến',
  endsAtHint: 'Để trống: đến khi bạn kết thúc',
  preview: 'Xem trước',
  previewText: 'Cùng lúc hiện tối đa ba thông báo, cảnh báo đứng trước.',
  save: 'Lưu',
  saveDraft: 'Lưu nháp',
  publish: 'Đăng',
  schedule: 'Lên lịch',
  sureNow: 'Hiện cho mọi người ngay bây giờ?',
  sureLater: 'Hiện cho mọi người từ {when}?',
  sureText: 'Bạn có thể sửa hoặc kết thúc bất cứ lúc nào.',
  changedMeanwhile: 'Người khác vừa sửa thông báo này. Hãy sao chép nội dung của bạn, tải lại trang rồi thử lại.',
  isOver: 'Đã lưu nhưng chưa đăng: thời điểm kết thúc đã qua.',
  end: 'Kết thúc ngay',
  unschedule: 'Bỏ lịch đăng',
  remove: 'Xoá',
  removeTitle: 'Xoá bản nháp này?',
} satisfies TranslatedFeature<'vi', typeof en>

/** How operators close the shop for a while. */
export const operatorMaintenance = {
  title: 'Chế độ bảo trì',
  intro:
    'Tạm đóng shop với khách hàng. Quản trị viên vẫn vào được, tiền chuyển khoản vẫn được cộng và bot đang chạy vẫn tiếp tục.',
  isClosed: 'Shop đang đóng với khách hàng',
  isOpen: 'Shop đang mở',
  isForced: 'Cài đặt của máy chủ giữ shop đóng (MAINTENANCE=on). Bỏ đi thì shop mở lại.',
  changedMeanwhile:
    'Người khác vừa thay đổi mục này nên chưa lưu gì. Hãy sao chép nội dung của bạn, tải lại trang rồi thử lại.',
  words: 'Khách hàng đọc gì',
  wordsIntro:
    'Trên trang họ thấy thay cho shop và ở đầu các trang công khai. Để trống ngôn ngữ nào thì dùng câu mặc định.',
  until: 'Dự kiến kết thúc',
  untilHint: 'Khách hàng thấy thời điểm này. Shop không tự mở. Múi giờ: {zone}',
  save: 'Lưu nội dung',
  close: 'Đóng shop',
  open: 'Mở shop',
  sureTitle: 'Đóng shop với mọi khách hàng?',
  sureText: 'Không ai đặt đơn, nạp tiền hay xem đơn được cho đến khi bạn mở lại. Mọi trang đang mở sẽ đổi ngay.',
} satisfies TranslatedFeature<'vi', typeof enMaintenance>
