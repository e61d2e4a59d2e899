export { moneyText } from '@runmart/i18n/formats'
