export { errors } from './errors.ts'
export { fields } from './fields.ts'
export { mail } from './mail.ts'
export { notices } from './notices.ts'
