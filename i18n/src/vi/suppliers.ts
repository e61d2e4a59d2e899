import type * as en from '../en/suppliers.ts'
import type { TranslatedFeature } from '../translate.ts'

export const supplierFields = {
  link: 'Liên kết',
  username: 'Tên người dùng',
  usernames: 'Danh sách tên người dùng',
  comments: 'Bình luận',
  groups: 'Nhóm',
  answer_number: 'Số thứ tự câu trả lời',
} satisfies TranslatedFeature<'vi', typeof en.supplierFields>

export const supplierFieldHelp = {
  link: 'Địa chỉ đầy đủ của trang, bài viết hoặc trang cá nhân, ở chế độ công khai.',
  username: 'Người có lượt theo dõi hoặc bình luận mà bạn muốn nhắm tới.',
  usernames: 'Mỗi dòng một tên người dùng.',
  comments: 'Mỗi dòng một bình luận, đủ số lượng bạn đặt.',
  groups: 'Mỗi dòng một nhóm.',
  answer_number: 'Câu trả lời nào của cuộc bình chọn được nhận phiếu, tính từ 1.',
} satisfies TranslatedFeature<'vi', typeof en.supplierFieldHelp>
