import type * as en from '../en/accounts-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorCustomers = {
  title: 'Khách hàng',
  intro: 'Tất cả tài khoản và số dư, mới nhất trước.',
  search: 'Tìm theo tên, email hoặc ID',
  found: { other: '{count} tài khoản' },
  customer: 'Khách hàng',
  status: 'Trạng thái',
  joined: 'Ngày tham gia',
  balance: 'Số dư',
  operator: 'Quản trị viên',
  you: 'Bạn',
  actions: 'Thao tác',
  credit: 'Cộng tiền',
  creditOf: 'Cộng tiền cho {name}',
  empty: 'Chưa có khách hàng',
  emptyText: 'Tài khoản hiện ở đây ngay khi có người đăng ký.',
  nothingFound: 'Không có tài khoản nào khớp với “{text}”',
  nothingFoundText: 'Thử nhập một phần tên đăng nhập, họ tên hoặc email.',
  pick: 'Khách hàng',
  pickHint: 'Tên đăng nhập, họ tên hoặc email',
  pickResults: 'Khách hàng tìm thấy',
  another: 'Chọn người khác',
  notYourself: 'Bạn không thể cộng tiền cho tài khoản của chính mình',
} satisfies TranslatedFeature<'vi', typeof en.operatorCustomers>
