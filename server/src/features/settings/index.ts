export { changeSettings, type SettingsSection, showSettings } from './settings.ts'
