import type * as en from '../en/catalog.ts'
import type { TranslatedFeature } from '../translate.ts'

export const serviceCategories = {
  mmo: 'MMO',
  referral: 'Giới thiệu',
  game: 'Trò chơi',
  telegram: 'Telegram',
  proxy: 'Proxy',
} satisfies TranslatedFeature<'vi', typeof en.serviceCategories>

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

export const services = {
  perUnit: '{price} / đơn vị',
  perDay: '{price} / ngày',
  left: { other: 'còn {count}' },
  completed: 'hoàn thành {percent}',
  refunded: 'hoàn tiền {percent}',
  startsIn: 'bắt đầu sau khoảng {time}',
  measured: 'Tính trên các đơn kết thúc trong 90 ngày qua',
} satisfies TranslatedFeature<'vi', typeof en.services>
