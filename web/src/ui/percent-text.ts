export { percentText } from '@runmart/i18n/formats'
