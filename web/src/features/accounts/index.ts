export { ActivationBanner } from './activation-banner.tsx'
