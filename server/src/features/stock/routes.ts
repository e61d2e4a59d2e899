import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { addFiles, addItems } from './add-items.ts'
import { findStockFile, findStockItem, listStockItems } from './list-stock-items.ts'
import { saveStockSettings } from './save-settings.ts'
import { showStock } from './show-stock.ts'
import { withdrawHeld } from './stock-owner.ts'
import { withdrawItem } from './withdraw-item.ts'

/** The stocks of services, for operators. Orders hold the items that customers got. */
export const stockRoutes = [
  route(api.stock.stock, showStock),
  route(api.stock.add, addItems),
  route(api.stock.addFiles, addFiles),
  route(api.stock.saveSettings, saveStockSettings),
  route(api.stock.items, listStockItems),
  route(api.stock.find, findStockItem),
  route(api.stock.findFile, findStockFile),
  route(api.stock.withdraw, withdrawItem),
  route(api.stock.withdrawHeld, withdrawHeld),
]
