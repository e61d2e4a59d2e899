export { errors } from './errors.ts'
export { fields } from './fields.ts'
