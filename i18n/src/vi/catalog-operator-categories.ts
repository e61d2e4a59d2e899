import type * as en from '../en/catalog-operator-categories.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorCategories = {
  title: 'Danh mục',
  intro: 'Theo thứ tự khách hàng nhìn thấy. Kéo từng dòng, hoặc di chuyển bằng phím mũi tên.',
  add: 'Thêm danh mục',
  none: 'Chưa có danh mục',
  noneText: 'Mỗi dịch vụ thuộc một danh mục, hãy bắt đầu bằng một danh mục.',
  hidden: 'Đang ẩn',
  edit: 'Sửa',
  show: 'Hiện',
  hide: 'Ẩn',
  hideTitle: 'Ẩn “{name}”?',
  hideText: {
    other:
      'Danh mục và {count} dịch vụ trong đó sẽ rời khỏi danh sách và các trang công khai. Đơn hàng đã đặt vẫn tiếp tục.',
  },
  remove: 'Xóa',
  removeTitle: 'Xóa “{name}”?',
  removeText: 'Không có dịch vụ nào trong danh mục này. Địa chỉ có tên danh mục sẽ hiện tất cả dịch vụ.',
  editTitle: 'Sửa danh mục',
  dialogText: 'Bắt buộc cả ba ngôn ngữ; khách hàng thấy ngôn ngữ của mình.',
  slug: 'Tên trong địa chỉ và API',
  slugHint: 'Chữ thường không dấu, chữ số và dấu gạch ngang, ví dụ social-media. Sau này không đổi được.',
  glyph: 'Biểu tượng',
  save: 'Lưu danh mục',
  conflict: 'Người khác vừa thay đổi danh mục này. Chưa có gì được lưu. Hãy đóng lại và xem lại.',
} satisfies TranslatedFeature<'vi', typeof en.operatorCategories>

export const glyphNames = {
  mmo: 'Cửa sổ',
  referral: 'Người kết nối',
  game: 'Tay cầm chơi game',
  telegram: 'Máy bay giấy',
  proxy: 'Quả địa cầu',
  bot: 'Rô-bốt',
  other: 'Chiếc hộp',
} satisfies TranslatedFeature<'vi', typeof en.glyphNames>
