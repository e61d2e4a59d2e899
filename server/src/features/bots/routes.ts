import { api } from '@runmart/contract'
import { route, routeInSteps } from '#platform/http/route.ts'
import { listInstalled } from './operator/list-installed.ts'
import { listRunning } from './operator/list-running.ts'
import { saveSettings } from './operator/save-settings.ts'
import { showLog } from './operator/show-log.ts'
import { stopRun } from './operator/stop-run.ts'
import type { BotTools } from './tools.ts'
import { listBots } from './views/list-bots.ts'
import { listRuns } from './views/list-runs.ts'
import { showMyRun } from './views/show-my-run.ts'
import { showResults } from './views/show-results.ts'

/** Everything about runs but their controls, which change orders and are theirs. */
export const botRoutes = (tools: BotTools) => {
  const { keepDays } = tools.botLimits
  return [
    route(api.bots.list, async (_, { visit }) => listBots(tools, visit.language)),
    route(api.bots.runs, (tx, asked) => listRuns(tx, asked, keepDays)),
    route(api.bots.run, (tx, asked) => showMyRun(tx, asked, keepDays)),
    routeInSteps(api.bots.results, (steps, asked) => showResults(steps, asked, tools.store)),
    route(api.botDesk.running, (tx, asked) => listRunning(tx, asked, keepDays)),
    route(api.botDesk.log, (tx, asked) => showLog(tx, asked, keepDays)),
    route(api.botDesk.stop, stopRun),
    route(api.botDesk.installed, (tx, asked) => listInstalled(tx, asked, tools)),
    route(api.botDesk.saveSettings, (tx, asked) => saveSettings(tx, asked, tools)),
  ]
}
