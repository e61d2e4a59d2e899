import type * as en from '../en/suppliers.ts'
import type { TranslatedFeature } from '../translate.ts'

export const supplierFields = {
  link: 'Liên kết',
  username: 'Tên người dùng',
  usernames: 'Danh sách tên người dùng',
  comments: 'Bình luận',
  groups: 'Nhóm',
  answer_number: 'Số thứ tự câu trả lời',
  hashtags: 'Danh sách hashtag',
  hashtag: 'Thẻ hashtag',
  media: 'Bài viết',
  keywords: 'Từ khóa',
} satisfies TranslatedFeature<'vi', typeof en.supplierFields>

export const supplierFieldHelp = {
  link: 'Địa chỉ đầy đủ của trang, bài viết hoặc trang cá nhân, ở chế độ công khai.',
  username: 'Người có lượt theo dõi hoặc bình luận mà bạn muốn nhắm tới.',
  usernames: 'Mỗi dòng một tên người dùng.',
  comments: 'Mỗi dòng một bình luận, đủ số lượng bạn đặt.',
  groups: 'Mỗi dòng một nhóm.',
  answer_number: 'Câu trả lời nào của cuộc bình chọn được nhận phiếu, tính từ 1.',
  hashtags: 'Mỗi dòng một hashtag.',
  hashtag: 'Hashtag có những người dùng sẽ được nhắc đến.',
  media: 'Địa chỉ bài viết có những người thích sẽ được nhắc đến.',
  keywords: 'Mỗi dòng một từ khóa.',
} satisfies TranslatedFeature<'vi', typeof en.supplierFieldHelp>
