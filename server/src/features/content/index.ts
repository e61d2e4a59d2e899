export { CurrentState } from './current-state.ts'
export { Door } from './maintenance/door.ts'
export { contentRoutes } from './routes.ts'
