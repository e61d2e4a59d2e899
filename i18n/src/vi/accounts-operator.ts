import type * as en from '../en/accounts-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorCustomers = {
  title: 'Khách hàng',
  intro: 'Mọi người có tài khoản, mới nhất trước, cùng số dư có thể chi tiêu.',
  search: 'Tìm theo tên, e-mail hoặc mã',
  found: { other: '{count} tài khoản' },
  customer: 'Khách hàng',
  status: 'Trạng thái',
  joined: 'Ngày tham gia',
  balance: 'Số dư',
  operator: 'Quản trị viên',
  you: 'Bạn',
  credit: 'Cộng tiền',
  creditOf: 'Cộng tiền cho {name}',
  empty: 'Chưa có ai đăng ký',
  emptyText: 'Tài khoản sẽ hiện ở đây ngay khi được mở.',
  nothingFound: 'Không có tài khoản nào khớp với “{text}”',
  nothingFoundText: 'Chỉ cần một phần tên người dùng, họ tên hoặc địa chỉ e-mail.',
  pick: 'Khách hàng',
  pickHint: 'Tên người dùng, họ tên hoặc e-mail',
  pickResults: 'Khách hàng tìm thấy',
  another: 'Chọn người khác',
  notYourself: 'Bạn không thể tự cộng tiền cho tài khoản của mình',
} satisfies TranslatedFeature<'vi', typeof en.operatorCustomers>

export const accountStates = {
  inactive: 'Chưa kích hoạt',
  active: 'Đang hoạt động',
  blocked: 'Bị khóa',
  closed: 'Đã đóng',
} satisfies TranslatedFeature<'vi', typeof en.accountStates>
