import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { addFiles, addItems } from './add-items.ts'
import type { StockDependencies } from './dependencies.ts'
import { findStockFile, findStockItem, listStockItems } from './list-stock-items.ts'
import { saveStockSettings } from './save-settings.ts'
import { showStock } from './show-stock.ts'
import { withdrawHeld } from './stock-owner.ts'
import { withdrawItem } from './withdraw-item.ts'

/** The stocks of services, for operators. What a customer got is in orders. */
export const stockRoutes = (deps: StockDependencies) => [
  route(api.stock.stock, showStock),
  route(api.stock.add, (tx, input) => addItems(tx, input, deps)),
  route(api.stock.addFiles, (tx, input) => addFiles(tx, input, deps)),
  route(api.stock.saveSettings, saveStockSettings),
  route(api.stock.items, listStockItems),
  route(api.stock.find, (tx, input) => findStockItem(tx, input, deps)),
  route(api.stock.findFile, (tx, input) => findStockFile(tx, input, deps)),
  route(api.stock.withdraw, withdrawItem),
  route(api.stock.withdrawHeld, withdrawHeld),
]
