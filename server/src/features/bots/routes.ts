import { api } from '@runmart/contract'
import { readRoute, route, routeWithTransactions } from '#platform/http/route.ts'
import { pauseMyBot, startMyBot, stopMyBot } from './controls/control-my-bot.ts'
import type { BotDependencies } from './dependencies.ts'
import { listInstalled } from './operator/list-installed.ts'
import { listRunning } from './operator/list-running.ts'
import { removeSchedule } from './operator/remove-schedule.ts'
import { saveSettings } from './operator/save-settings.ts'
import { showLog } from './operator/show-log.ts'
import { stopRun } from './operator/stop-run.ts'
import {
  listMySchedules,
  removeMySchedule,
  saveMySchedule,
  showMySchedule,
  showScheduleOfOrder,
} from './schedules/my-schedules.ts'
import { fillPreOrder, fillPreOrderAsOperator } from './upload/fill-pre-order.ts'
import { placeUpload } from './upload/place-upload.ts'
import { listBots } from './views/list-bots.ts'
import { listRuns } from './views/list-runs.ts'
import { showMyRun } from './views/show-my-run.ts'
import { showLateAnswers, showResults } from './views/show-results.ts'

/** Everything about bots: their lines, their controls, their runs and what operators set. */
export const botRoutes = (deps: BotDependencies) => {
  const { keepDays } = deps.botLimits
  return [
    route(api.bots.list, async (_, { request }) => listBots(deps, request.language)),
    route(api.bots.runs, (tx, input) => listRuns(tx, input, keepDays)),
    route(api.bots.run, (tx, input) => showMyRun(tx, input, keepDays)),
    routeWithTransactions(api.bots.results, (db, input) => showResults(db, input, deps.store)),
    route(api.bots.start, startMyBot),
    route(api.bots.pause, pauseMyBot),
    route(api.bots.stop, stopMyBot),
    route(api.botSchedules.save, saveMySchedule),
    route(api.botSchedules.remove, removeMySchedule),
    readRoute(api.botSchedules.ofOrder, showMySchedule),
    readRoute(api.botSchedules.list, listMySchedules),
    route(api.botSchedules.ofOperatorOrder, showScheduleOfOrder),
    route(api.orders.autoBot, (tx, input) => fillPreOrder(tx, input, deps)),
    route(api.orders.autoBotUpload, (tx, input) => placeUpload(tx, input, deps)),
    route(api.ordersOperator.giveLines, (tx, input) => fillPreOrderAsOperator(tx, input, deps)),
    route(api.botsOperator.running, (tx, input) => listRunning(tx, input, keepDays)),
    route(api.botsOperator.log, (tx, input) => showLog(tx, input, keepDays)),
    routeWithTransactions(api.botsOperator.lateAnswers, (db, input) => showLateAnswers(db, input, deps.store)),
    route(api.botsOperator.stop, stopRun),
    route(api.botsOperator.removeSchedule, removeSchedule),
    route(api.botsOperator.installed, (tx, input) => listInstalled(tx, input, deps)),
    route(api.botsOperator.saveSettings, (tx, input) => saveSettings(tx, input, deps)),
  ]
}
