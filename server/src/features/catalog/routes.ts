import { api } from '@runmart/contract'
import { pageRoute, readRoute, route, routeWithTransactions } from '#platform/http/route.ts'
import { listCategories } from './category-queries.ts'
import { addFavourite, removeFavourite, stopWaitingFor, waitFor } from './change-favourites.ts'
import { copyService } from './copy-service.ts'
import { editMany, undoEdit } from './edit-many.ts'
import { listEdits } from './edit-queries.ts'
import { getFavourites } from './favourite-queries.ts'
import { listServices } from './list-services.ts'
import { orderServices } from './order-services.ts'
import { listPriceChanges } from './price-change-queries.ts'
import { createCategory, editCategory, orderCategories, removeCategory } from './save-category.ts'
import { removeCategoryPicture, removeServicePicture, setCategoryPicture, setServicePicture } from './save-picture.ts'
import { createService, editService } from './save-service.ts'
import { addPicture, editServicePage, getOperatorServicePage, previewServicePage } from './save-service-page.ts'
import { getOperatorService, listOperatorServices } from './service-queries.ts'

export const catalogRoutes = [
  pageRoute(
    api.catalog.services,
    ({ query }, language, { catalogue }) =>
      Object.keys(query).length ? null : catalogue.get(language).then(({ page }) => page),
    listServices,
  ),
  readRoute(api.catalogFavourites.favourites, async (reader, { caller }) => ({
    data: await getFavourites(reader, caller.userId),
  })),
  route(api.catalogFavourites.addFavourite, addFavourite),
  route(api.catalogFavourites.removeFavourite, removeFavourite),
  route(api.catalogFavourites.waitFor, waitFor),
  route(api.catalogFavourites.stopWaitingFor, stopWaitingFor),
  route(api.catalog.offered, async (tx, { query }) => ({ data: { items: await listOperatorServices(tx, query) } })),
  route(api.catalog.offeredService, async (tx, { params }) => ({
    data: { service: await getOperatorService(tx, params.id) },
  })),
  route(api.catalog.createService, createService),
  route(api.catalog.editService, editService),
  route(api.catalogCategories.categories, async (tx) => ({ data: { items: await listCategories(tx) } })),
  route(api.catalogCategories.createCategory, createCategory),
  route(api.catalogCategories.editCategory, editCategory),
  route(api.catalogCategories.removeCategory, removeCategory),
  route(api.catalogCategories.orderCategories, orderCategories),
  route(api.catalogEdits.orderServices, orderServices),
  route(api.catalogEdits.copyService, copyService),
  route(api.catalogEdits.editMany, editMany),
  route(api.catalogEdits.edits, async (tx) => ({ data: { items: await listEdits(tx) } })),
  route(api.catalogEdits.undoEdit, undoEdit),
  route(api.catalogEdits.priceChanges, async (tx, { params }) => {
    const { id } = await getOperatorService(tx, params.id)
    return { data: { items: await listPriceChanges(tx, id) } }
  }),
  route(api.catalogPages.servicePage, getOperatorServicePage),
  route(api.catalogPages.saveServicePage, editServicePage),
  route(api.catalogPages.previewServicePage, previewServicePage),
  routeWithTransactions(api.catalogPages.addPicture, addPicture),
  routeWithTransactions(api.catalogPictures.setServicePicture, setServicePicture),
  route(api.catalogPictures.removeServicePicture, removeServicePicture),
  routeWithTransactions(api.catalogPictures.setCategoryPicture, setCategoryPicture),
  route(api.catalogPictures.removeCategoryPicture, removeCategoryPicture),
]
