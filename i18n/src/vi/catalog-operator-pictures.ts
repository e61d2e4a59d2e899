import type * as en from '../en/catalog-operator-pictures.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorPictures = {
  title: 'Ảnh của “{name}”',
  text: 'Hiển thị trong danh sách dịch vụ, trên trang công khai và trong biểu mẫu đặt đơn, thay cho biểu tượng.',
  choose: 'Chọn ảnh',
  chooseHint: 'PNG, JPEG hoặc WebP, mỗi cạnh ít nhất 256 điểm ảnh. Bước sau bạn cắt thành hình vuông.',
  tooSmall: 'Mỗi cạnh ít nhất 256 điểm ảnh. Ảnh này là {width} × {height}.',
  move: 'Di chuyển ảnh: kéo hoặc dùng phím mũi tên',
  zoom: 'Thu phóng',
  light: 'Giao diện sáng',
  dark: 'Giao diện tối',
  other: 'Chọn ảnh khác',
  save: 'Dùng ảnh này',
  section: 'Ảnh',
  sectionText: 'Được lưu ngay. Nếu không có ảnh, khách hàng thấy ảnh hoặc biểu tượng của danh mục.',
  add: 'Thêm ảnh',
  change: 'Đổi ảnh',
  remove: 'Gỡ ảnh',
  removeTitle: 'Gỡ ảnh của “{name}”?',
  removeText: 'Khách hàng sẽ thấy thay đổi ngay. Bạn có thể tải ảnh lên lại.',
} satisfies TranslatedFeature<'vi', typeof en.operatorPictures>
