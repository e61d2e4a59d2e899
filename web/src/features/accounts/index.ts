export { ActivationBanner } from './activation-banner.tsx'
export { StepUp } from './step-up.tsx'
