import type * as en from '../en/catalog.ts'
import type { TranslatedFeature } from '../translate.ts'

export const serviceProviders = {
  USER_PROVIDED: 'Người dùng cung cấp',
  OWNER_PROVIDE: 'Website cung cấp',
  PARTNER_PROVIDED: 'Website cung cấp',
} satisfies TranslatedFeature<'vi', typeof en.serviceProviders>

export const serviceTypes = {
  REFERRAL: 'Người thực hiện',
  AUTO_BOT: 'Bot thực hiện',
} satisfies TranslatedFeature<'vi', typeof en.serviceTypes>

export const serviceStates = {
  active: 'Đang bán',
  sold_out: 'Hết hàng',
  maintenance: 'Bảo trì',
} satisfies TranslatedFeature<'vi', typeof en.serviceStates>

export const serviceUnits = {
  unit: '/ đơn vị',
  line: '/ dòng',
  signup: '/ đăng ký',
  visit: '/ lượt ghé',
  member: '/ thành viên',
  channel: '/ kênh',
  post: '/ bài đăng',
  page: '/ trang',
  shop: '/ gian hàng',
  hour: '/ giờ',
  listing: '/ tin đăng',
  account: '/ tài khoản',
  day: '/ ngày',
} satisfies TranslatedFeature<'vi', typeof en.serviceUnits>

export const serviceAmounts = {
  unit: { other: '{count} đơn vị' },
  line: { other: '{count} dòng' },
  signup: { other: '{count} đăng ký' },
  visit: { other: '{count} lượt ghé' },
  member: { other: '{count} thành viên' },
  channel: { other: '{count} kênh' },
  post: { other: '{count} bài đăng' },
  page: { other: '{count} trang' },
  shop: { other: '{count} gian hàng' },
  hour: { other: '{count} giờ' },
  listing: { other: '{count} tin đăng' },
  account: { other: '{count} tài khoản' },
  day: { other: '{count} ngày' },
} satisfies TranslatedFeature<'vi', typeof en.serviceAmounts>

export const services = {
  left: { other: 'còn {count}' },
  completed: 'hoàn thành {percent}',
  refunded: 'hoàn tiền {percent}',
  startsIn: 'bắt đầu sau khoảng {time}',
  claims: 'yêu cầu được trả lời sau khoảng {time}, {percent} được xử lý',
  measured: 'Tính trên các đơn kết thúc trong 90 ngày qua',
  typical: '{amount} ≈ {total}',
  starts: 'bắt đầu sau ≈ {time}',
  rightAway: 'Giao ngay',
  done: 'hoàn thành {percent}',
  warranty: { other: 'bảo hành {count} ngày' },
  isNew: 'Mới',
} satisfies TranslatedFeature<'vi', typeof en.services>

export const serviceSearch = {
  search: 'Bạn cần gì?',
  all: 'Tất cả',
  sort: 'Sắp xếp',
  recommended: 'Đề xuất',
  popular: 'Phổ biến',
  cheapest: 'Giá',
  newest: 'Mới nhất',
  quickest: 'Thời gian bắt đầu',
  maker: 'Thực hiện bởi',
  people: 'Con người',
  bots: 'Bot',
  available: 'Đặt được ngay',
  noMatch: 'Không có dịch vụ phù hợp',
  tellMe: 'Báo tôi khi có lại',
} satisfies TranslatedFeature<'vi', typeof en.serviceSearch>

export const catalog = {
  title: 'Dịch vụ',
  intro: 'Mọi thứ bạn có thể đặt, giá bao nhiêu và bắt đầu nhanh thế nào.',
  category: 'Danh mục',
  anyCategory: 'Mọi danh mục',
  anyMaker: 'Bất kỳ',
  favourites: 'Yêu thích',
  order: 'Đặt đơn',
  orderOf: 'Đặt {name}',
  keep: 'Thêm {name} vào yêu thích',
  drop: 'Bỏ {name} khỏi yêu thích',
  tellMeOf: 'Báo tôi khi có lại: {name}',
  willTell: 'Chúng tôi sẽ báo một lần',
  willTellOf: 'Chúng tôi sẽ báo một lần: {name}',
  empty: 'Hiện chưa có dịch vụ nào',
  emptyText: 'Dịch vụ hiện ở đây ngay khi cửa hàng mở bán.',
  noFavourites: 'Chưa có dịch vụ yêu thích',
  noFavouritesText: 'Bấm ngôi sao trên một dịch vụ để tìm lại ở đây.',
  noMatchText: 'Thử từ khác hoặc bớt bộ lọc.',
} satisfies TranslatedFeature<'vi', typeof en.catalog>
