import { api } from '@runmart/contract'
import { readRoute, route, routeWithTransactions } from '#platform/http/route.ts'
import { pauseMyBot, startMyBot, stopMyBot } from './controls/control-my-bot.ts'
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

export const botRoutes = [
  route(api.bots.list, listBots),
  route(api.bots.runs, listRuns),
  route(api.bots.run, showMyRun),
  routeWithTransactions(api.bots.results, showResults),
  route(api.bots.start, startMyBot),
  route(api.bots.pause, pauseMyBot),
  route(api.bots.stop, stopMyBot),
  route(api.botSchedules.save, saveMySchedule),
  route(api.botSchedules.remove, removeMySchedule),
  readRoute(api.botSchedules.ofOrder, showMySchedule),
  readRoute(api.botSchedules.list, listMySchedules),
  route(api.botSchedules.ofOperatorOrder, showScheduleOfOrder),
  route(api.orders.autoBot, fillPreOrder),
  route(api.orders.autoBotUpload, placeUpload),
  route(api.ordersOperator.giveLines, fillPreOrderAsOperator),
  route(api.botsOperator.running, listRunning),
  route(api.botsOperator.log, showLog),
  routeWithTransactions(api.botsOperator.lateAnswers, showLateAnswers),
  route(api.botsOperator.stop, stopRun),
  route(api.botsOperator.removeSchedule, removeSchedule),
  route(api.botsOperator.installed, listInstalled),
  route(api.botsOperator.saveSettings, saveSettings),
]
