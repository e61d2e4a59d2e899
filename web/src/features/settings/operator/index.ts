export { SettingsForm } from './settings-form.tsx'
export { SettingsPage } from './settings-page.tsx'
