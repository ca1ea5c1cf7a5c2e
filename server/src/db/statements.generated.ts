// Written by `npm run generate:statements` from the migrated schema; server/test/statements fails when it differs. One table of all statements, so longer than other files.

/** What a JSON column holds: text, number or object, and never the database's null. */
export type Json = object | string | number | boolean

/** An array as it is handed in. */
type List<Element> = readonly (Element | null)[]

/** What each named statement takes and what its rows have. */
export interface Statements {
  assist_cart: {
    values: { corpId: string; assistId: string; now: Date; logId: string; eventId: string }
    row: { assistId: string }
  }
  assist_discount: {
    values: { corpId: string; assistId: string; logId: string; now: Date; eventId: string }
    row: never
  }
  assist_dismiss: {
    values: { now: Date; corpId: string; customerId: string; logId: string; eventId: string }
    row: never
  }
  assist_end: {
    values: { now: Date; corpId: string; assistId: string; logId: string; eventId: string }
    row: never
  }
  assist_find: {
    values: { corpId: string; assistId: string; staffId: string; storeId: string }
    row: {
      assistId: string; customerId: string; isMember: boolean; memberNo: string; nickName: string; phone: string
      storeId: string; expiresAt: number
    }
  }
  assist_list: {
    values: { corpId: string; customerId: string }
    row: { employeeName: string; storeId: string; startTime: number; endTime: number }
  }
  assist_lock: {
    values: { corpId: string; customerId: string }
    row: never
  }
  assist_of_customer: {
    values: { corpId: string; customerId: string; now: Date }
    row: { employeeName: string; storeId: string; isOver: boolean; discountList: Json }
  }
  assist_open: {
    values: {
      corpId: string; assistId: string; nonce: string; staffId: string; storeId: string; now: Date; expiresAt: Date
      customerId: string; logId: string; eventId: string
    }
    row: { assistId: string }
  }
  audit_insert: {
    values: {
      corpId: string; entryId: string; now: Date; action: string; itemKind: string; itemId: string; itemName: string
      storeId: string | null; changes: string; reason: string; staffId: string
    }
    row: never
  }
  audit_list: {
    values: {
      corpId: string; after: string; storeIds: List<string> | null; staffId: string | null; action: string | null
      itemId: string | null; since: Date | null; before: Date | null; limit: number
    }
    row: {
      entryId: string; at: number; staffId: string; staffName: string; action: string; itemKind: string; itemId: string
      itemName: string; storeId: string; storeName: Json; changes: Json; reason: string
    }
  }
  budget_drop: {
    values: { corpId: string; key: string; now: Date }
    row: never
  }
  budget_events: {
    values: { corpId: string; key: string; since: Date }
    row: { at: number }
  }
  budget_give_back: {
    values: { corpId: string; key: string; windowStart: Date }
    row: never
  }
  budget_lock: {
    values: { corpId: string; lockKey: string; windowStart: Date }
    row: never
  }
  budget_note: {
    values: { corpId: string; key: string; now: Date }
    row: never
  }
  budget_take: {
    values: { corpId: string; key: string; windowStart: Date; most: number }
    row: { used: number }
  }
  cart_find: {
    values: { corpId: string; customerId: string }
    row: { storeId: string; version: number; requests: Json }
  }
  cart_save: {
    values: { corpId: string; customerId: string; storeId: string; version: number; requests: string; now: Date }
    row: { version: number }
  }
  catalog_categories: {
    values: { corpId: string }
    row: { categoryId: string; parentId: string | null; name: Json; description: Json; icon: string; sort: number }
  }
  catalog_groups: {
    values: { corpId: string }
    row: { productGroupId: string; productId: string; name: Json; isFixed: boolean; minNum: number; maxNum: number }
  }
  catalog_items: {
    values: { corpId: string }
    row: { productGroupId: string; skuId: string; increasePrice: number; maxNum: number; isDefault: boolean }
  }
  catalog_materials: {
    values: { corpId: string }
    row: { materialId: string; name: Json; food: Json | null }
  }
  catalog_product_properties: {
    values: { corpId: string }
    row: { productId: string; propertyId: string }
  }
  catalog_products: {
    values: { storeId: string; corpId: string }
    row: {
      productId: string; categoryId: string; productType: number; name: Json; description: Json; image: string
      images: readonly string[]; cutImage: string; tint: string; launchStatus: number; saleStatus: number
      perOrderLimit: number | null; dailyLimit: number | null; saleTimeList: Json; saleChannels: readonly number[]
      isRequired: boolean; isSold: boolean; taxClassId: string; substituteIdList: readonly string[]; sort: number
    }
  }
  catalog_promotions: {
    values: { corpId: string; storeId: string }
    row: {
      promotionId: string; type: number; name: Json; rule: Json; threshold: number
      productIdList: readonly string[] | null; startTime: number; endTime: number; combinableWithCoupon: boolean
      combinableWithActivity: boolean
    }
  }
  catalog_properties: {
    values: { corpId: string }
    row: { propertyId: string; name: Json; multiple: boolean; min: number; max: number; isTopping: boolean }
  }
  catalog_search: {
    values: {
      corpId: string; keyword: string; wholeLine: string; lineBeginning: string; wordBeginning: string
      words: List<string>
    }
    row: { productId: string; grade: number }
  }
  catalog_search_alike: {
    values: { meant: List<string>; keyword: string; corpId: string; enoughAlike: number }
    row: { productId: string; grade: number }
  }
  catalog_sku_materials: {
    values: { corpId: string }
    row: { ownerId: string; materialId: string; weight: number }
  }
  catalog_skus: {
    values: { storeId: string; corpId: string }
    row: {
      skuId: string; productId: string; name: Json; price: number; memberPrice: number | null; isDefault: boolean
      volumeMl: number | null
    }
  }
  catalog_stock: {
    values: { corpId: string; storeId: string }
    row: { kind: number; itemId: string; available: number; backAt: number | null }
  }
  catalog_store_key: {
    values: { corpId: string; storeId: string }
    row: { key: string }
  }
  catalog_value_materials: {
    values: { corpId: string }
    row: { ownerId: string; materialId: string; weight: number }
  }
  catalog_values: {
    values: { corpId: string }
    row: { propertyValueId: string; propertyId: string; name: Json; price: number; recipeShares: Json }
  }
  code_find: {
    values: { corpId: string; nonceHash: string; phone: string; scene: number }
    row: { tries: number; expiresAt: number }
  }
  code_insert: {
    values: {
      corpId: string; phone: string; scene: number; nonceHash: string; hash: string; now: Date; expiresAt: Date
    }
    row: never
  }
  code_spend: {
    values: { corpId: string; nonceHash: string; phone: string; scene: number }
    row: never
  }
  code_try: {
    values: { corpId: string; nonceHash: string; phone: string; scene: number; now: Date }
    row: { hash: string }
  }
  corp_agreement: {
    values: { corpId: string }
    row: { version: string; serviceTerms: Json; privacyPolicy: Json; updatedAt: number }
  }
  corp_changed: {
    values: { corpIds: List<string>; marks: List<string> }
    row: { corpId: string }
  }
  corp_find: {
    values: { corpId: string }
    row: {
      corpId: string; mark: string; enabled: boolean; currency: string; currencyScale: number; fractionDigits: number
      timeZone: string; defaultAreaCode: string; areaCodes: readonly string[]; payTimeoutSeconds: number
      specialRemark: boolean; tissueOption: boolean; pointsEnabled: boolean; pointsPerUnit: number
      minorPerPoint: number; maxDeductPermille: number; appId: string; webviewOrigins: readonly string[]
      minAppCode: number; smsDailyBudget: number; storePayUnits: number; newAccountPaySeconds: number
      statEnabled: boolean; tax: Json; catalogVersion: number; storeVersion: number
    }
  }
  corp_languages: {
    values: { corpId: string }
    row: { code: string; text: string }
  }
  corp_markers: {
    values: { corpId: string }
    row: { markerId: string; pageType: number; image: string; text: Json; position: string; showTimes: number }
  }
  corp_setting: {
    values: { corpId: string }
    row: {
      brandName: Json; slogan: Json; logo: string; browserLogo: string; primaryColor: string; secondaryColor: string
      currentUnit: string; groupingSeparator: string; pointsEnabled: boolean; pointsText: Json; mapProvider: string
      servicePhone: string; qrBackground: Json; downloadPage: Json; releaseNotes: Json; downloadUrl: string
    }
  }
  corp_shares: {
    values: { corpId: string }
    row: { pageType: number; status: number }
  }
  corp_tabs: {
    values: { corpId: string }
    row: { index: number; text: Json; icon: string; selectedIcon: string; visible: boolean }
  }
  coupon_claim: {
    values: { corpId: string; code: string; now: Date; customerId: string; couponId: string; couponNo: string }
    row: never
  }
  coupon_code: {
    values: { corpId: string; code: string }
    row: { startTime: number; endTime: number; isInvalid: boolean }
  }
  coupon_find: {
    values: { corpId: string; customerId: string; couponId: string }
    row: {
      couponId: string; couponNo: string; type: number; name: Json; description: Json; threshold: number
      discount: number; maxReduction: number | null; productIdList: readonly string[] | null
      storeIdList: readonly string[] | null; saleChannelList: readonly number[] | null; combinable: boolean
      effectiveTime: number; expiryTime: number; isUsed: boolean; isInvalid: boolean
    }
  }
  coupon_hold: {
    values: { corpId: string; customerId: string; couponIds: List<string>; orderId: string; now: Date }
    row: never
  }
  coupon_list: {
    values: { corpId: string; customerId: string }
    row: Statements['coupon_find']['row']
  }
  coupon_return: {
    values: { corpId: string; orderId: string }
    row: never
  }
  coupon_to_choose: {
    values: { corpId: string; customerId: string; couponIds: List<string>; now: Date }
    row: {
      couponId: string; couponNo: string; type: number; name: Json; description: Json; threshold: number
      discount: number; maxReduction: number | null; productIdList: readonly string[] | null
      storeIdList: readonly string[] | null; saleChannelList: readonly number[] | null; combinable: boolean
      effectiveTime: number; expiryTime: number; isUsed: boolean; isInvalid: boolean; isInOtherOrder: boolean
    }
  }
  customer_account: {
    values: { corpId: string; customerId: string }
    row: { createTime: number; agreementVersion: string; language: string }
  }
  customer_avoid: {
    values: { allergens: List<string>; isTold: boolean; corpId: string; customerId: string }
    row: { allergenList: readonly string[]; isTold: boolean }
  }
  customer_avoided: {
    values: { corpId: string; customerId: string }
    row: { allergenList: readonly string[]; isTold: boolean }
  }
  customer_find_or_insert: {
    values: {
      corpId: string; customerId: string; phone: string; nickName: string; memberNo: string; language: string; now: Date
    }
    row: { customerId: string; isActive: boolean; hasPassword: boolean; isNew: boolean }
  }
  customer_phone: {
    values: { corpId: string; customerId: string }
    row: { phone: string | null }
  }
  customer_profile: {
    values: { corpId: string; customerId: string }
    row: {
      uid: string; nickName: string; name: string; gender: number; birthday: string | null; phone: string
      avatar: string; email: string; isMember: boolean; memberNo: string
    }
  }
  customer_sessions: {
    values: { corpId: string; customerId: string; now: Date }
    row: { sessionId: string; provider: string; createTime: number; expireTime: number }
  }
  customer_update: {
    values: {
      nickName: string | null; name: string | null; gender: number | null; birthday: string | null
      avatar: string | null; email: string | null; corpId: string; customerId: string; isBirthdayGiven: boolean
    }
    row: Statements['customer_profile']['row']
  }
  draft_add_agreement: {
    values: { corpId: string; now: Date; itemRows: string }
    row: never
  }
  draft_agreement: {
    values: { corpId: string; agreementVersion: string }
    row: { version: string; updatedAt: number; serviceTerms: Json; privacyPolicy: Json }
  }
  draft_agreements: {
    values: { corpId: string }
    row: { version: string; updatedAt: number }
  }
  draft_archive_category: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_coupon_kind: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_material: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_price_list: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_product: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_promotion: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_property: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_sku: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archive_value: {
    values: { now: Date; corpId: string; ids: List<string> }
    row: never
  }
  draft_archived_together: {
    values: { corpId: string; kind: string; itemId: string }
    row: { kind: string; itemId: string; op: string; fields: Json }
  }
  draft_broken: {
    values: { corpId: string }
    row: { kind: string; itemId: string; field: string }
  }
  draft_change: {
    values: { corpId: string; draftId: string; kind: string; itemId: string }
    row: { kind: string; itemId: string; op: string; fields: Json }
  }
  draft_changes: {
    values: { corpId: string; draftId: string }
    row: { kind: string; itemId: string; op: string; fields: Json; staffName: string; changedAt: number }
  }
  draft_clear_groups: {
    values: { corpId: string; ids: List<string> }
    row: never
  }
  draft_clear_items: {
    values: { corpId: string; ids: List<string> }
    row: never
  }
  draft_clear_properties: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_clear_sku_materials: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_clear_value_materials: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_code_holders: {
    values: { itemRows: string; corpId: string }
    row: { kind: string; itemId: string; name: Json }
  }
  draft_count_try: {
    values: { corpId: string; draftId: string; now: Date }
    row: { tries: number }
  }
  draft_delete_change: {
    values: { corpId: string; draftId: string; kind: string; itemId: string }
    row: never
  }
  draft_delete_changes: {
    values: { corpId: string; draftId: string; changes: string }
    row: never
  }
  draft_differences: {
    values: { corpId: string; itemId: string; draftId: string }
    row: { kind: string; itemId: string }
  }
  draft_drop_block: {
    values: { corpId: string; ids: List<string> }
    row: never
  }
  draft_drop_marker: {
    values: { corpId: string; ids: List<string> }
    row: never
  }
  draft_drop_price_list_sku: {
    values: { ids: List<string>; corpId: string }
    row: never
  }
  draft_drop_store_price_list: {
    values: { corpId: string; ids: List<string> }
    row: never
  }
  draft_drop_store_product: {
    values: { ids: List<string>; corpId: string }
    row: never
  }
  draft_drop_store_sku: {
    values: { ids: List<string>; corpId: string }
    row: never
  }
  draft_due: {
    values: { now: Date }
    row: { corpId: string; draftId: string }
  }
  draft_end: {
    values: { state: string; now: Date; corpId: string; draftId: string }
    row: never
  }
  draft_fail: {
    values: { now: Date; failure: string; corpId: string; draftId: string }
    row: { name: string; staffId: string }
  }
  draft_find: {
    values: { corpId: string; draftId: string }
    row: {
      draftId: string; name: string; version: number; staffName: string; changedAt: number; changeCount: number
      state: string; publishAt: number | null; failure: string | null; failedAt: number | null
      scheduledBy: string | null
    }
  }
  draft_find_agreement: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_block: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_category: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_coupon_kind: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_download: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_look: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_marker: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_material: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_package: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_page_text: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_price_list: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_price_list_sku: {
    values: { ids: List<string>; corpId: string }
    row: { itemId: string; fields: Json }
  }
  draft_find_product: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_promotion: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_property: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_sku: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_store_price_list: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_store_product: {
    values: { ids: List<string>; corpId: string }
    row: { itemId: string; fields: Json }
  }
  draft_find_store_sku: {
    values: { ids: List<string>; corpId: string }
    row: { itemId: string; fields: Json }
  }
  draft_find_tab: {
    values: { ids: List<string>; corpId: string }
    row: { itemId: string; fields: Json }
  }
  draft_find_tax: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_find_value: {
    values: { corpId: string; ids: List<string> }
    row: { itemId: string; fields: Json }
  }
  draft_insert: {
    values: { corpId: string; draftId: string; name: string; staffId: string; now: Date }
    row: never
  }
  draft_keep_coupon_terms: {
    values: { corpId: string; ids: List<string> }
    row: never
  }
  draft_known: {
    values: { named: string; corpId: string }
    row: { kind: string; itemId: string }
  }
  draft_list: {
    values: { corpId: string }
    row: Statements['draft_find']['row']
  }
  draft_list_category: {
    values: {
      corpId: string; draftId: string; text: string; categoryId: string | null; state: string; afterId: string
      afterKey: string; limit: number
    }
    row: {
      itemId: string; sortKey: string; isArchived: boolean; name: Json; image: string | null; categoryId: string | null
      total: number
    }
  }
  draft_list_material: {
    values: Statements['draft_list_category']['values']
    row: Statements['draft_list_category']['row']
  }
  draft_list_product: {
    values: Statements['draft_list_category']['values']
    row: Statements['draft_list_category']['row']
  }
  draft_list_property: {
    values: Statements['draft_list_category']['values']
    row: Statements['draft_list_category']['row']
  }
  draft_lock: {
    values: { corpId: string; draftId: string }
    row: { name: string; version: number }
  }
  draft_lock_catalog: {
    values: { corpId: string }
    row: { corpId: string }
  }
  draft_lock_scheduled: {
    values: { corpId: string; draftId: string }
    row: { name: string; version: number; publishAt: number }
  }
  draft_lock_unpublished: {
    values: { corpId: string; draftId: string }
    row: { name: string; version: number }
  }
  draft_names: {
    values: { corpId: string; ids: List<string>; draftId: string }
    row: { kind: string; itemId: string; name: Json; parentId: string; image: string; unit: string; isStored: boolean }
  }
  draft_offer_ids: {
    values: { corpId: string }
    row: { kind: string; itemId: string }
  }
  draft_page_ids: {
    values: { corpId: string }
    row: { kind: string; itemId: string }
  }
  draft_parts: {
    values: { corpId: string; ids: List<string>; draftId: string }
    row: { kind: string; itemId: string; ofId: string }
  }
  draft_price_counts: {
    values: { corpId: string; draftId: string }
    row: { priceListId: string; count: number }
  }
  draft_price_list_ids: {
    values: { corpId: string }
    row: { kind: string; itemId: string }
  }
  draft_price_list_items: {
    values: { corpId: string; draftId: string; priceListId: string }
    row: { kind: string; itemId: string }
  }
  draft_put_block: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_category: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_category_parent: {
    values: { itemRows: string; corpId: string }
    row: never
  }
  draft_put_change: {
    values: {
      corpId: string; draftId: string; kind: string; itemId: string; op: string; fields: string; staffId: string
      now: Date
    }
    row: never
  }
  draft_put_changes: {
    values: { corpId: string; draftId: string; staffId: string; now: Date; changes: string }
    row: never
  }
  draft_put_coupon_kind: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_download: {
    values: { itemRows: string; corpId: string }
    row: never
  }
  draft_put_groups: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_items: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_look: {
    values: { itemRows: string; corpId: string }
    row: never
  }
  draft_put_marker: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_material: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_page_text: {
    values: { itemRows: string; corpId: string }
    row: never
  }
  draft_put_price_list: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_price_list_sku: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_product: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_promotion: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_properties: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_property: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_sku: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_sku_materials: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_store_price_list: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_store_product: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_store_sku: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_tab: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_tax: {
    values: { itemRows: string; corpId: string }
    row: never
  }
  draft_put_value: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_put_value_materials: {
    values: { corpId: string; itemRows: string }
    row: never
  }
  draft_raise_version: {
    values: { corpId: string }
    row: never
  }
  draft_schedule: {
    values: { publishAt: Date; staffId: string; corpId: string; draftId: string }
    row: never
  }
  draft_take_due: {
    values: { corpId: string; draftId: string; now: Date }
    row: { name: string; version: number; scheduledVersion: number; staffId: string }
  }
  draft_touch: {
    values: { now: Date; corpId: string; draftId: string }
    row: { version: number }
  }
  draft_unschedule: {
    values: { corpId: string; draftId: string }
    row: never
  }
  erase_cart: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_clients: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_codes: {
    values: { corpId: string; phone: string }
    row: never
  }
  erase_coupons: {
    values: { now: Date; corpId: string; customerId: string }
    row: never
  }
  erase_customer: {
    values: { now: Date; corpId: string; customerId: string }
    row: never
  }
  erase_favourites: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_groups: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_guests: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_lock: {
    values: { corpId: string; customerId: string }
    row: { phone: string | null; nickName: string; name: string; email: string }
  }
  erase_networks: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_old_codes: {
    values: { corpId: string; phone: string }
    row: never
  }
  erase_reason: {
    values: { corpId: string; reasonId: string; reason: string; givenOn: string }
    row: never
  }
  erase_reasons: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_remarks: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_requests: {
    values: { corpId: string; customerId: string }
    row: never
  }
  erase_warnings: {
    values: { corpId: string; customerId: string }
    row: never
  }
  group_end: {
    values: { corpId: string; groupOrderId: string; now: Date; customerId: string }
    row: { version: number }
  }
  group_find: {
    values: { corpId: string; groupOrderId: string }
    row: {
      groupOrderId: string; storeId: string; customerId: string; pickupMethod: number; state: number; version: number
      memberCount: number; expiresAt: number; orderId: string | null; status: number | null; pickupCode: string | null
    }
  }
  group_give_place: {
    values: { corpId: string; groupOrderId: string; now: Date }
    row: { version: number }
  }
  group_hold: {
    values: { corpId: string; groupOrderId: string; now: Date }
    row: { version: number }
  }
  group_hold_by_host: {
    values: { corpId: string; groupOrderId: string; now: Date; customerId: string }
    row: { version: number }
  }
  group_insert: {
    values: {
      corpId: string; customerId: string; groupOrderId: string; storeId: string; pickupMethod: number; expiresAt: Date
      name: string; requests: string
    }
    row: never
  }
  group_lines_put: {
    values: { requests: string; corpId: string; groupOrderId: string; seatNo: number }
    row: never
  }
  group_lock: {
    values: { corpId: string; groupOrderId: string; now: Date; customerId: string }
    row: { version: number }
  }
  group_marks: {
    values: { corpIds: List<string>; groupOrderIds: List<string> }
    row: { corpId: string; groupOrderId: string; mark: string }
  }
  group_member_delete: {
    values: { corpId: string; groupOrderId: string; seatNo: number }
    row: never
  }
  group_member_insert: {
    values: { corpId: string; groupOrderId: string; seatNo: number; name: string; keyHash: string }
    row: { memberNo: number }
  }
  group_members: {
    values: { corpId: string; groupOrderId: string }
    row: { memberNo: number; name: string; keyHash: string | null; version: number; requests: Json }
  }
  group_ordered: {
    values: { corpId: string; orderId: string }
    row: { productId: string; skuId: string; num: number; isGift: boolean; snapshot: Json }
  }
  group_take: {
    values: {
      orderId: string; corpId: string; groupOrderId: string; customerId: string; storeId: string; version: number
    }
    row: never
  }
  group_take_back_place: {
    values: { corpId: string; groupOrderId: string; now: Date; customerId: string }
    row: { version: number }
  }
  group_take_place: {
    values: { corpId: string; groupOrderId: string; now: Date; mostMembers: number }
    row: { memberNo: number }
  }
  group_unlock: {
    values: { corpId: string; groupOrderId: string; now: Date; customerId: string }
    row: { version: number }
  }
  guard_forget: {
    values: { corpId: string; key: string }
    row: never
  }
  guard_locks: {
    values: { corpId: string; keys: List<string> }
    row: { until: number | null }
  }
  guard_seen: {
    values: { corpId: string; phone: string; seenAt: string }
    row: { seen: boolean }
  }
  guard_stranger: {
    values: { corpId: string; key: string; now: Date; before: Date }
    row: { taken: boolean }
  }
  guard_try: {
    values: { corpId: string; key: string; now: Date; before: Date }
    row: { wrong: number }
  }
  ledger_enter: {
    values: { entries: string; corpId: string; now: Date }
    row: never
  }
  ledger_fill_page: {
    values: { corpId: string; before: Date }
    row: { lastOrderId: string }
  }
  ledger_to_fill: {
    values: { before: Date }
    row: { corpId: string }
  }
  lint_items: {
    values: { corpId: string }
    row: { kind: string; itemId: string }
  }
  lint_sold: {
    values: { corpId: string; products: string }
    row: { productId: string; isSold: boolean }
  }
  lint_stores: {
    values: { corpId: string }
    row: { storeId: string; hours: Json | null }
  }
  member_no: {
    values: { corpId: string; customerId: string }
    row: { memberNo: string }
  }
  menu_stores: {
    values: { corpId: string }
    row: { itemId: string; code: string }
  }
  menu_whole: {
    values: { corpId: string; limit: number }
    row: { kind: string; itemId: string }
  }
  order_at_store: {
    values: { corpId: string; storeId: string; orderId: string }
    row: {
      orderId: string; orderNo: string; customerId: string; storeId: string; status: number; version: number
      pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean; paymentMethodCode: string
      paymentMethodType: number; tender: string; currency: string; currencyScale: number; originalAmount: number
      subtotal: number; discountTotal: number; serviceCharge: number; addedTax: number; tax: Json | null
      payableTotal: number; discountList: Json; refundTotal: number; returnedTotal: number; refundState: number
      submitTime: number; payExpireTime: number | null; payTime: number | null; paymentNo: string | null
      makingTime: number | null; readyTime: number | null; finishTime: number | null; readyFrom: number | null
      readyUntil: number | null; tableName: string; slotStartsAt: number | null; slotEndsAt: number | null
      releaseAt: number | null; pickupCode: string | null; closeCode: string; closeNote: string; pointsUsed: number
      pointsObtained: number; nickName: string; phone: string | null; chargedBackTotal: number; closeRefund: number
    }
  }
  order_attempts: {
    values: { corpId: string; orderId: string }
    row: { paymentNo: string; provider: string; amount: number; at: number; status: number }
  }
  order_board: {
    values: {
      corpId: string; storeId: string; statuses: List<number>; since: Date; endedSince: Date; limit: number
      offset: number
    }
    row: {
      orderId: string; orderNo: string; customerId: string; storeId: string; status: number; version: number
      pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean; paymentMethodCode: string
      paymentMethodType: number; tender: string; currency: string; currencyScale: number; originalAmount: number
      subtotal: number; discountTotal: number; serviceCharge: number; addedTax: number; tax: Json | null
      payableTotal: number; discountList: Json; refundTotal: number; returnedTotal: number; refundState: number
      submitTime: number; payExpireTime: number | null; payTime: number | null; paymentNo: string | null
      makingTime: number | null; readyTime: number | null; finishTime: number | null; readyFrom: number | null
      readyUntil: number | null; tableName: string; slotStartsAt: number | null; slotEndsAt: number | null
      releaseAt: number | null; pickupCode: string | null; closeCode: string; closeNote: string; pointsUsed: number
      pointsObtained: number; total: number; nickName: string; phone: string | null; chargedBackTotal: number
      closeRefund: number
    }
  }
  order_board_count: {
    values: { corpId: string; storeId: string; statuses: List<number>; since: Date; endedSince: Date }
    row: { total: number }
  }
  order_bought_today: {
    values: { corpId: string; customerId: string; storeId: string; since: Date; productIds: List<string> }
    row: { productId: string; units: number }
  }
  order_changed: {
    values: { corpId: string; storeId: string; changedSince: Date; since: Date; endedSince: Date; limit: number }
    row: Statements['order_at_store']['row']
  }
  order_charged_back: {
    values: { corpId: string; orderId: string }
    row: { chargedBackTotal: number }
  }
  order_clock: {
    values: Record<never, never>
    row: { readAt: number }
  }
  order_closing_facts: {
    values: { corpId: string; staffId: string; orderId: string }
    row: { refundLimit: number; wasBegun: boolean; wasHandedOver: boolean }
  }
  order_count: {
    values: { corpId: string; customerId: string; statuses: List<number> }
    row: { total: number }
  }
  order_daily_limit: {
    values: {
      corpId: string; customerId: string; storeId: string; since: Date; productIds: List<string>
      mostUnits: List<number>
    }
    row: never
  }
  order_discount_granted: {
    values: { corpId: string; orderId: string }
    row: { type: number; amount: number | null; perMille: number | null; limit: number }
  }
  order_discount_lines: {
    values: { corpId: string; orderId: string }
    row: { lineNo: number; lineAmount: number; taxClassId: string; shareList: Json }
  }
  order_discount_lock: {
    values: { now: Date; corpId: string; orderId: string; storeId: string }
    row: {
      orderId: string; orderNo: string; customerId: string; storeId: string; status: number; version: number
      pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean; paymentMethodCode: string
      paymentMethodType: number; tender: string; currency: string; currencyScale: number; originalAmount: number
      subtotal: number; discountTotal: number; serviceCharge: number; addedTax: number; tax: Json | null
      payableTotal: number; discountList: Json; refundTotal: number; returnedTotal: number; refundState: number
      submitTime: number; payExpireTime: number | null; payTime: number | null; paymentNo: string | null
      makingTime: number | null; readyTime: number | null; finishTime: number | null; readyFrom: number | null
      readyUntil: number | null; tableName: string; slotStartsAt: number | null; slotEndsAt: number | null
      releaseAt: number | null; pickupCode: string | null; closeCode: string; closeNote: string; pointsUsed: number
      pointsObtained: number; isOpen: boolean
    }
  }
  order_discount_write: {
    values: {
      discountList: string; discountTotal: number; serviceCharge: number; addedTax: number; tax: string | null
      payableTotal: number; corpId: string; orderId: string; lines: string; staffId: string; reason: string; now: Date
      approvedBy: string; eventId: string
    }
    row: never
  }
  order_disputes: {
    values: { corpId: string; orderId: string }
    row: {
      disputeNo: string; paymentNo: string; provider: string; state: string; amount: number; currency: string
      chargedBack: number; respondBy: number | null; at: number
    }
  }
  order_end_payments: {
    values: { status: number; now: Date; corpId: string; orderId: string }
    row: never
  }
  order_every: {
    values: { corpId: string; customerId: string }
    row: {
      orderId: string; orderNo: string; customerId: string; storeId: string; status: number; version: number
      pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean; paymentMethodCode: string
      paymentMethodType: number; tender: string; currency: string; currencyScale: number; originalAmount: number
      subtotal: number; discountTotal: number; serviceCharge: number; addedTax: number; tax: Json | null
      payableTotal: number; discountList: Json; refundTotal: number; returnedTotal: number; refundState: number
      submitTime: number; payExpireTime: number | null; payTime: number | null; paymentNo: string | null
      makingTime: number | null; readyTime: number | null; finishTime: number | null; readyFrom: number | null
      readyUntil: number | null; tableName: string; slotStartsAt: number | null; slotEndsAt: number | null
      releaseAt: number | null; pickupCode: string | null; closeCode: string; closeNote: string; pointsUsed: number
      pointsObtained: number
    }
  }
  order_find: {
    values: { corpId: string; orderId: string }
    row: Statements['order_every']['row']
  }
  order_given_back: {
    values: { now: Date; staffId: string; corpId: string; orderId: string; storeId: string; eventId: string }
    row: { orderNo: string; amount: number }
  }
  order_handed_over: {
    values: { corpId: string; orderId: string }
    row: { found: number | null }
  }
  order_help_close: {
    values: {
      answer: string; now: Date; staffId: string; corpId: string; helpId: string; storeId: string; eventId: string
    }
    row: { helpId: string }
  }
  order_help_erase: {
    values: { corpId: string; customerId: string }
    row: never
  }
  order_help_insert: {
    values: {
      corpId: string; helpId: string; reason: string; words: string; fileList: List<string>; now: Date; orderId: string
      customerId: string; most: number; eventId: string
    }
    row: {
      helpId: string; reason: string; words: string; fileList: readonly string[]; createTime: number; answer: string
      doneTime: number | null
    }
  }
  order_help_list: {
    values: { corpId: string; orderId: string; customerId: string }
    row: Statements['order_help_insert']['row']
  }
  order_help_lock: {
    values: { corpId: string; orderId: string; customerId: string }
    row: { status: number }
  }
  order_help_of_customer: {
    values: { corpId: string; customerId: string }
    row: {
      orderId: string; helpId: string; reason: string; words: string; fileList: readonly string[]; createTime: number
      answer: string; doneTime: number | null
    }
  }
  order_help_of_store: {
    values: { corpId: string; storeId: string; since: Date }
    row: {
      helpId: string; reason: string; words: string; fileList: readonly string[]; createTime: number; answer: string
      doneTime: number | null; orderId: string; orderNo: string; pickupCode: string | null; payableTotal: number
      nickName: string; phone: string | null; openCount: number
    }
  }
  order_hide: {
    values: { now: Date; corpId: string; customerId: string; orderId: string; deletable: List<number> }
    row: { orderId: string }
  }
  order_idle: {
    values: { since: Date }
    row: { corpId: string; orderId: string; status: number }
  }
  order_insert: {
    values: {
      corpId: string; customerId: string; requestId: string; bodyHash: string; orderId: string; orderNo: string
      storeId: string; pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean
      methodCode: string; methodType: number; currency: string; currencyScale: number; originalAmount: number
      subtotal: number; discountTotal: number; serviceCharge: number; addedTax: number; tax: string | null
      payableTotal: number; discountList: string; now: Date; payExpireTime: Date; pointsUsed: number; work: number
      slotStartsAt: Date | null; slotEndsAt: Date | null; tableName: string; lines: string; actorRole: string
      actorId: string; eventId: string; payload: string
    }
    row: never
  }
  order_keep_walk_in: {
    values: { corpId: string; customerId: string }
    row: never
  }
  order_lines: {
    values: { corpId: string; orderIds: List<string> }
    row: {
      orderId: string; lineNo: number; isGift: boolean; productId: string; skuId: string; num: number; price: number
      discountPrice: number; lineAmount: number; payable: number; total: number; refundNum: number; refundAmount: number
      promotionId: string | null; snapshot: Json; warning: Json | null; isTicked: boolean
    }
  }
  order_list: {
    values: {
      corpId: string; customerId: string; statuses: List<number>; afterOrderId: string | null; limit: number
      offset: number
    }
    row: Statements['order_every']['row']
  }
  order_lock: {
    values: { corpId: string; orderId: string }
    row: Statements['order_every']['row']
  }
  order_lock_customer: {
    values: { corpId: string; customerId: string }
    row: never
  }
  order_lock_status: {
    values: { corpId: string; orderId: string }
    row: { status: number }
  }
  order_move_acceptPayment: {
    values: {
      corpId: string; orderId: string; status: number; now: Date; paymentNo: string | null; paidWith: string | null
      tender: string | null; reason: string; closeCode: string; from: List<number>; customerId: string | null
      storeId: string | null; version: number | null; methodType: number | null; isOverdue: boolean; graceBefore: Date
      action: string; actorRole: string; actorId: string; approvedBy: string; eventId: string
    }
    row: Statements['order_every']['row']
  }
  order_move_cancel: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_cancelPaid: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_close: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_closeLate: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_complete: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_makeReady: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_pay: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_start: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_move_takeBackHandOver: {
    values: {
      corpId: string; orderId: string; status: number; paymentNo: string | null; paidWith: string | null
      tender: string | null; reason: string; closeCode: string; from: List<number>; customerId: string | null
      storeId: string | null; version: number | null; methodType: number | null; isOverdue: boolean; graceBefore: Date
      now: Date; action: string; actorRole: string; actorId: string; approvedBy: string; eventId: string
    }
    row: Statements['order_every']['row']
  }
  order_move_takeBackReady: {
    values: Statements['order_move_takeBackHandOver']['values']
    row: Statements['order_every']['row']
  }
  order_move_takeBackStart: {
    values: Statements['order_move_takeBackHandOver']['values']
    row: Statements['order_every']['row']
  }
  order_move_timeOut: {
    values: Statements['order_move_acceptPayment']['values']
    row: Statements['order_every']['row']
  }
  order_of_customer: {
    values: { corpId: string; customerId: string; orderId: string }
    row: {
      orderId: string; orderNo: string; customerId: string; storeId: string; status: number; version: number
      pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean; paymentMethodCode: string
      paymentMethodType: number; tender: string; currency: string; currencyScale: number; originalAmount: number
      subtotal: number; discountTotal: number; serviceCharge: number; addedTax: number; tax: Json | null
      payableTotal: number; discountList: Json; refundTotal: number; returnedTotal: number; refundState: number
      submitTime: number; payExpireTime: number | null; payTime: number | null; paymentNo: string | null
      makingTime: number | null; readyTime: number | null; finishTime: number | null; readyFrom: number | null
      readyUntil: number | null; tableName: string; slotStartsAt: number | null; slotEndsAt: number | null
      releaseAt: number | null; pickupCode: string | null; closeCode: string; closeNote: string; pointsUsed: number
      pointsObtained: number; returnedByBank: number
    }
  }
  order_overdue: {
    values: { now: Date; graceBefore: Date; afterDueAt: string; afterOrderId: string }
    row: { corpId: string; orderId: string; dueAt: string }
  }
  order_pickup_code: {
    values: { code: string; corpId: string; orderId: string }
    row: never
  }
  order_pickup_give: {
    values: { corpId: string; storeId: string; day: string; letter: string; orderId: string }
    row: never
  }
  order_pickup_number: {
    values: { corpId: string; storeId: string; day: string }
    row: { number: number }
  }
  order_refund: {
    values: { refundNo: string; reason: string; now: Date; corpId: string; orderId: string }
    row: never
  }
  order_refund_limit: {
    values: { corpId: string; staffId: string }
    row: { refundLimit: number }
  }
  order_refund_lines: {
    values: { corpId: string; orderId: string }
    row: {
      lineNo: number; num: number; refundNum: number; total: number; serviceCharge: number; taxList: Json; skuId: string
      uses: Json | null; items: Json
    }
  }
  order_refund_lines_insert: {
    values: { parts: string; corpId: string; refundNo: string; orderId: string }
    row: never
  }
  order_refund_lines_whole: {
    values: { corpId: string; refundNo: string; orderId: string }
    row: never
  }
  order_refund_part: {
    values: {
      amount: number; corpId: string; orderId: string; version: number; staffId: string; reason: string; now: Date
      requestId: string; requestHash: string; approvedBy: string; eventId: string; refundNo: string
    }
    row: Statements['order_every']['row']
  }
  order_refund_request: {
    values: { corpId: string; orderId: string; requestId: string }
    row: { requestHash: string }
  }
  order_refund_state: {
    values: { corpId: string; orderId: string }
    row: never
  }
  order_refunded_lines: {
    values: { corpId: string; orderId: string }
    row: { lineNo: number; total: number; serviceCharge: number; taxList: Json }
  }
  order_refunds: {
    values: { corpId: string; orderId: string }
    row: {
      refundNo: string; amount: number; chargedBack: number; reason: string; at: number; status: number; failure: string
    }
  }
  order_search_day: {
    values: {
      corpId: string; day: string; code: string; orderState: number | null; phoneEnd: string; limit: number
      storeIds: List<string> | null
    }
    row: {
      orderId: string; orderNo: string; pickupCode: string | null; submitTime: number; status: number
      payableTotal: number; refundTotal: number; storeId: string; storeName: Json
    }
  }
  order_search_noted: {
    values: { orderIds: List<string>; corpId: string }
    row: { orderId: string; customerId: string; remark: string; nickName: string; phone: string }
  }
  order_search_number: {
    values: { corpId: string; orderNo: string; storeIds: List<string> | null; orderState: number | null }
    row: Statements['order_search_day']['row']
  }
  order_standing: {
    values: { corpId: string; storeId: string; sessionId: string; customerId: string; now: Date; requestId: string }
    row: {
      shared: string; catalogVersion: number; isMember: boolean; unpaidCount: number; madeOrderId: string | null
      madeHash: string | null; isSessionLive: boolean; granted: Json; chosen: Json; toldAllergens: readonly string[]
    }
  }
  order_standing_coupons: {
    values: {
      corpId: string; storeId: string; sessionId: string; customerId: string; now: Date; couponIds: List<string>
      requestId: string
    }
    row: Statements['order_standing']['row']
  }
  order_steps: {
    values: { corpId: string; orderId: string }
    row: {
      version: number; action: string; status: number; by: string; staffName: string; approverName: string; at: number
    }
  }
  order_take_hold_insert: {
    values: {
      kinds: List<number>; items: List<string>; amounts: List<number>; corpId: string; storeId: string; orderId: string
      customerId: string; couponIds: List<string>; now: Date; requestId: string; bodyHash: string; orderNo: string
      pickupMethod: number; tissueNeed: boolean; remark: string; specialRemark: boolean; methodCode: string
      methodType: number; currency: string; currencyScale: number; originalAmount: number; subtotal: number
      discountTotal: number; serviceCharge: number; addedTax: number; tax: string | null; payableTotal: number
      discountList: string; payExpireTime: Date; pointsUsed: number; work: number; slotStartsAt: Date | null
      slotEndsAt: Date | null; tableName: string; lines: string; actorRole: string; actorId: string; eventId: string
      payload: string
    }
    row: { hasNews: boolean }
  }
  order_take_insert: {
    values: {
      kinds: List<number>; items: List<string>; amounts: List<number>; corpId: string; storeId: string; orderId: string
      customerId: string; requestId: string; bodyHash: string; orderNo: string; pickupMethod: number
      tissueNeed: boolean; remark: string; specialRemark: boolean; methodCode: string; methodType: number
      currency: string; currencyScale: number; originalAmount: number; subtotal: number; discountTotal: number
      serviceCharge: number; addedTax: number; tax: string | null; payableTotal: number; discountList: string; now: Date
      payExpireTime: Date; pointsUsed: number; work: number; slotStartsAt: Date | null; slotEndsAt: Date | null
      tableName: string; lines: string; actorRole: string; actorId: string; eventId: string; payload: string
    }
    row: { hasNews: boolean }
  }
  order_tick: {
    values: {
      corpId: string; orderId: string; storeId: string; isTicked: boolean; now: Date; lineNo: number; eventId: string
    }
    row: { orderId: string }
  }
  order_uncollected: {
    values: { readyBefore: Date }
    row: { corpId: string; orderId: string }
  }
  order_unfinished: {
    values: { corpId: string; customerId: string }
    row: { orderId: string; status: number }
  }
  order_unpaid_less: {
    values: { corpId: string; customerId: string }
    row: never
  }
  outbox_of_corp: {
    values: { corpId: string; afterEventId: string; customerId: string | null; storeId: string | null }
    row: {
      corpId: string; eventId: string; topic: string; customerId: string | null; storeId: string | null; payload: Json
    }
  }
  outbox_since: {
    values: { since: Date; afterEventId: string }
    row: Statements['outbox_of_corp']['row']
  }
  page_blocks: {
    values: { corpId: string }
    row: { pageType: number; type: string; title: Json; sort: number; items: Json }
  }
  password_accept: {
    values: { corpId: string; customerId: string; phone: string; passwordHash: string }
    row: { customerId: string }
  }
  password_account: {
    values: { corpId: string; phone: string }
    row: { customerId: string; passwordHash: string | null; isActive: boolean }
  }
  password_own: {
    values: { corpId: string; customerId: string }
    row: { passwordHash: string | null }
  }
  password_register: {
    values: {
      corpId: string; customerId: string; phone: string; nickName: string; memberNo: string; language: string; now: Date
      passwordHash: string
    }
    row: { customerId: string }
  }
  password_replace: {
    values: { after: string; corpId: string; customerId: string; before: string | null }
    row: { phone: string }
  }
  payment_account_checked: {
    values: { now: Date; result: string; owner: string; corpId: string; accountId: string }
    row: never
  }
  payment_account_disconnect: {
    values: { now: Date; corpId: string; accountId: string }
    row: { provider: string; storeId: string | null; mode: string }
  }
  payment_account_find: {
    values: { corpId: string; accountId: string }
    row: {
      accountId: string; provider: string; storeId: string | null; mode: string; settings: Json; sealedSecrets: string
      isConnected: boolean; owner: string
    }
  }
  payment_account_put: {
    values: {
      corpId: string; accountId: string; provider: string; storeId: string | null; mode: string; settings: string
      sealed: string; hints: string; owner: string; now: Date
    }
    row: { accountId: string }
  }
  payment_account_store: {
    values: { corpId: string; storeId: string }
    row: { storeId: string }
  }
  payment_account_version: {
    values: { corpId: string }
    row: never
  }
  payment_accounts: {
    values: { corpId: string }
    row: Statements['payment_account_find']['row']
  }
  payment_accounts_shown: {
    values: { corpId: string }
    row: {
      accountId: string; provider: string; storeId: string | null; storeName: Json | null; mode: string; settings: Json
      hints: Json; isConnected: boolean; connectedAt: number; disconnectedAt: number | null; checkedAt: number
      checkResult: string
    }
  }
  payment_alarm: {
    values: {
      corpId: string; alarmId: string; orderId: string | null; paymentNo: string; refundNo: string; disputeNo: string
      kind: string; expected: number; received: number; currency: string; now: Date
    }
    row: never
  }
  payment_alarm_dispute_over: {
    values: { now: Date; corpId: string; paymentNo: string; disputeNo: string }
    row: never
  }
  payment_alarm_lock: {
    values: { corpId: string; alarmId: string }
    row: {
      alarmId: string; kind: string; at: number; orderId: string; orderNo: string; storeId: string; storeName: Json
      paymentNo: string; refundNo: string; expected: number; received: number; currency: string; failure: string
      settledAt: number | null; settledByName: string; note: string; disputeState: string | null
      respondBy: number | null; chargedBack: number
    }
  }
  payment_alarm_order: {
    values: { corpId: string; alarmId: string }
    row: { orderId: string | null }
  }
  payment_alarm_same: {
    values: { corpId: string; paymentNo: string; received: number; currency: string }
    row: { alarmId: string }
  }
  payment_alarm_settle: {
    values: { now: Date; staffId: string; note: string; corpId: string; alarmId: string }
    row: never
  }
  payment_alarm_silence_over: {
    values: { now: Date; corpId: string; refundNo: string }
    row: never
  }
  payment_alarms: {
    values: { corpId: string; isOpen: boolean; after: string; storeIds: List<string> | null; limit: number }
    row: Statements['payment_alarm_lock']['row']
  }
  payment_brand_live: {
    values: { corpId: string }
    row: { isLive: boolean }
  }
  payment_cancel_open: {
    values: { now: Date; corpId: string; orderId: string }
    row: never
  }
  payment_charged_back: {
    values: { change: number; corpId: string; paymentNo: string }
    row: never
  }
  payment_dispute_announce: {
    values: { corpId: string; orderId: string; eventId: string; now: Date }
    row: never
  }
  payment_dispute_find: {
    values: { corpId: string; account: string; disputeNo: string }
    row: { state: string }
  }
  payment_dispute_keep: {
    values: {
      corpId: string; account: string; disputeNo: string; paymentNo: string; orderId: string; state: string
      amount: number; currency: string; reason: string; respondBy: Date | null; openedAt: Date; now: Date
    }
    row: never
  }
  payment_dispute_movement: {
    values: {
      corpId: string; account: string; movementNo: string; disputeNo: string; paymentNo: string; kind: string
      amount: number; currency: string; now: Date
    }
    row: { movementNo: string }
  }
  payment_dispute_taken: {
    values: { corpId: string; account: string; disputeNo: string }
    row: { currency: string; amount: number }
  }
  payment_dispute_whole: {
    values: { corpId: string; account: string; disputeNo: string }
    row: {
      account: string; disputeNo: string; paymentNo: string; orderId: string; state: string; amount: number
      currency: string; reason: string; respondBy: number | null; openedAt: number
    }
  }
  payment_event: {
    values: {
      corpId: string; account: string; eventId: string; paymentNo: string; kind: string; amount: number
      currency: string; now: Date; isParked: boolean
    }
    row: { eventId: string }
  }
  payment_event_give_up: {
    values: { now: Date; corpId: string; account: string; eventId: string }
    row: never
  }
  payment_event_unpark: {
    values: { corpId: string; account: string; eventId: string }
    row: never
  }
  payment_events_parked: {
    values: { parkedBefore: Date }
    row: {
      corpId: string; account: string; eventId: string; paymentNo: string; kind: string; amount: number
      currency: string; provider: string | null; accountId: string | null
    }
  }
  payment_find: {
    values: { corpId: string; paymentNo: string }
    row: {
      paymentNo: string; orderId: string; provider: string; methodCode: string; amount: number; currency: string
      currencyScale: number; status: number; url: string; expiresAt: number; accountId: string | null
      providerRef: string; action: number; qr: string; fallbackUrl: string; receivedAmount: number | null
      receivedCurrency: string | null
    }
  }
  payment_insert: {
    values: {
      corpId: string; paymentNo: string; orderId: string; provider: string; accountId: string | null; methodCode: string
      amount: number; currency: string; now: Date; expiresAt: Date
    }
    row: never
  }
  payment_lock: {
    values: { corpId: string; paymentNo: string }
    row: Statements['payment_find']['row']
  }
  payment_lock_order: {
    values: { corpId: string; orderId: string }
    row: {
      status: number; payableTotal: number; currency: string; payExpireTime: number | null; paymentMethodType: number
    }
  }
  payment_method_insert: {
    values: { corpId: string; code: string; methodName: string; icon: string; provider: string; channel: string }
    row: never
  }
  payment_methods: {
    values: { corpId: string }
    row: {
      code: string; name: Json; tip: Json; icon: string; type: number; provider: string; channel: string
      storeIds: readonly string[] | null; sort: number
    }
  }
  payment_newest: {
    values: { corpId: string; orderId: string }
    row: Statements['payment_find']['row']
  }
  payment_order: {
    values: { corpId: string; paymentNo: string }
    row: { orderId: string }
  }
  payment_query_plan: {
    values: { nextAt: Date | null; corpId: string; paymentNo: string; now: Date }
    row: never
  }
  payment_query_soon: {
    values: { nextAt: Date; corpId: string; paymentNo: string }
    row: never
  }
  payment_query_turn: {
    values: { now: Date; corpId: string; paymentNo: string; queriedBefore: Date }
    row: { paymentNo: string }
  }
  payment_received: {
    values: { now: Date; amount: number; currency: string; corpId: string; paymentNo: string }
    row: { paymentNo: string }
  }
  payment_refund_again: {
    values: { now: Date; corpId: string; refundNo: string }
    row: { orderId: string }
  }
  payment_refund_back: {
    values: { failure: string; corpId: string; refundNo: string; retries: number }
    row: never
  }
  payment_refund_by_hand: {
    values: { now: Date; corpId: string; refundNo: string }
    row: { orderId: string }
  }
  payment_refund_charged_back: {
    values: { corpId: string; refundNo: string }
    row: { orderId: string }
  }
  payment_refund_cover: {
    values: { corpId: string; refundNo: string; now: Date }
    row: { refundNo: string; retries: number; covered: number; status: number }
  }
  payment_refund_find: {
    values: { corpId: string; refundNo: string }
    row: {
      refundNo: string; paymentNo: string; amount: number; tries: number; provider: string; accountId: string | null
      providerRef: string; orderId: string; providerRefundId: string; retries: number; sentNo: string; currency: string
      currencyScale: number
    }
  }
  payment_refund_later: {
    values: { now: Date; corpId: string; refundNo: string; retries: number }
    row: never
  }
  payment_refund_noted: {
    values: {
      status: number; providerRefundId: string; failure: string; now: Date; corpId: string; refundNo: string
      retries: number
    }
    row: never
  }
  payment_refund_one: {
    values: {
      refundNo: string; isWhole: boolean; corpId: string; paymentNo: string; amount: number; reason: string; now: Date
      eventId: string
    }
    row: never
  }
  payment_refund_overpaid: {
    values: { corpId: string; refundNo: string }
    row: { refundNo: string }
  }
  payment_refund_owed_again: {
    values: { corpId: string; paymentNo: string; now: Date }
    row: { amount: number }
  }
  payment_refund_state: {
    values: { corpId: string; orderId: string; eventId: string; now: Date }
    row: never
  }
  payment_refund_take: {
    values: { now: Date; corpId: string; refundNo: string }
    row: Statements['payment_refund_find']['row']
  }
  payment_refund_was_done: {
    values: { now: Date; corpId: string; refundNo: string }
    row: { orderId: string }
  }
  payment_refunds_due: {
    values: { now: Date }
    row: { corpId: string; refundNo: string }
  }
  payment_set_method: {
    values: { code: string; type: number; expiresAt: Date; corpId: string; orderId: string }
    row: never
  }
  payment_settle: {
    values: { status: number; now: Date; corpId: string; paymentNo: string }
    row: { paymentNo: string }
  }
  payment_step: {
    values: {
      url: string; action: number; qr: string; fallbackUrl: string; providerRef: string; corpId: string
      paymentNo: string
    }
    row: never
  }
  payment_to_query: {
    values: { now: Date; createdBefore: Date }
    row: { corpId: string; paymentNo: string; createdAt: number; expiresAt: number }
  }
  payment_units: {
    values: { corpId: string; orderId: string }
    row: { units: number }
  }
  picture_add_address: {
    values: { address: string; corpId: string; pictureId: string }
    row: never
  }
  picture_change: {
    values: {
      name: string; alt: string; focusX: number; focusY: number; zoom: number; corpId: string; pictureId: string
    }
    row: never
  }
  picture_count: {
    values: { corpId: string; address: string; text: string; show: string }
    row: { total: number }
  }
  picture_delete: {
    values: { corpId: string; pictureId: string }
    row: never
  }
  picture_due: {
    values: { before: Date; afterLookedAt: string; afterCorpId: string; afterPictureId: string }
    row: { corpId: string; pictureId: string; lookedAt: string }
  }
  picture_find: {
    values: { corpId: string; pictureId: string }
    row: {
      pictureId: string; content: string; name: string; alt: Json; width: number; height: number; isCutOut: boolean
      focusX: number; focusY: number; zoom: number; addresses: readonly string[]; version: number; addedAt: number
      isUsed: boolean
    }
  }
  picture_inherit_texts: {
    values: { alt: string; corpId: string; pictureId: string }
    row: never
  }
  picture_insert: {
    values: {
      corpId: string; pictureId: string; content: string; name: string; width: number; height: number; isCutOut: boolean
      focusX: number; focusY: number; zoom: number; staffId: string; now: Date
    }
    row: never
  }
  picture_list: {
    values: { corpId: string; address: string; text: string; show: string; after: string; limit: number }
    row: Statements['picture_find']['row']
  }
  picture_lock: {
    values: { corpId: string; pictureId: string }
    row: Statements['picture_find']['row']
  }
  picture_note_address: {
    values: { address: string; corpId: string; pictureId: string }
    row: never
  }
  picture_note_use: {
    values: { now: Date; isUsed: boolean; corpId: string; pictureId: string }
    row: { unusedSince: number | null }
  }
  picture_of_content: {
    values: { corpId: string; content: string }
    row: Statements['picture_find']['row']
  }
  picture_raise_version: {
    values: { corpId: string }
    row: never
  }
  picture_showing: {
    values: { corpId: string; pictureId: string }
    row: { kind: string; itemId: string; name: Json }
  }
  picture_texts: {
    values: { corpId: string }
    row: { address: string; alt: Json }
  }
  picture_uses: {
    values: { corpId: string; pictureId: string }
    row: { kind: string; itemId: string; name: Json }
  }
  points_account_lock: {
    values: { corpId: string; customerId: string }
    row: { balance: number; debt: number; movementNo: number }
  }
  points_account_new: {
    values: { customerId: string; corpId: string }
    row: never
  }
  points_account_update: {
    values: { balance: number; held: number; debt: number; movementNo: number; corpId: string; customerId: string }
    row: never
  }
  points_dates: {
    values: { corpId: string; customerId: string; now: Date }
    row: { expiryDate: string; expiresAt: number; points: number }
  }
  points_due: {
    values: { now: Date; afterDueAt: string; afterLotId: string }
    row: { corpId: string; customerId: string; lotId: string; dueAt: string }
  }
  points_ending: {
    values: { corpId: string; customerId: string; now: Date; until: Date }
    row: {
      id: string; type: number; points: number; balance: number; orderNo: string | null; createTime: number
      expiryDate: string
    }
  }
  points_figures: {
    values: { corpId: string; customerId: string; now: Date }
    row: { balance: number; held: number; obtained: number; used: number; expired: number; isDue: boolean }
  }
  points_hold: {
    values: {
      lotIds: List<string>; points: List<number>; corpId: string; customerId: string; now: Date; orderId: string
    }
    row: never
  }
  points_lot_new: {
    values: {
      corpId: string; lotId: string; customerId: string; orderId: string | null; earnedAt: Date; expiryDate: string
      expiresAt: Date; amount: number; left: number
    }
    row: never
  }
  points_lot_release: {
    values: { corpId: string; orderId: string }
    row: never
  }
  points_lots: {
    values: { corpId: string; customerId: string; orderId: string | null }
    row: {
      lotId: string; orderId: string | null; earnedAt: number; expiresAt: number; left: number; held: number
      expired: number; reversed: number
    }
  }
  points_lots_update: {
    values: {
      lotIds: List<string>; left: List<number>; held: List<number>; expired: List<number>; reversed: List<number>
      corpId: string; customerId: string
    }
    row: never
  }
  points_movements: {
    values: { corpId: string; customerId: string; types: List<number>; limit: number; offset: number }
    row: {
      id: string; type: number; points: number; balance: number; createTime: number; orderNo: string | null
      expiryDate: string | null
    }
  }
  points_movements_count: {
    values: { corpId: string; customerId: string; types: List<number> }
    row: { total: number }
  }
  points_movements_new: {
    values: {
      corpId: string; customerId: string; now: Date; movementNos: List<number>; types: List<number>
      points: List<number>; balances: List<number>; orderIds: List<string>; lotIds: List<string>
    }
    row: never
  }
  points_obtained: {
    values: { points: number; corpId: string; orderId: string }
    row: never
  }
  points_spendable: {
    values: { corpId: string; customerId: string; now: Date }
    row: Statements['points_lots']['row']
  }
  points_terms: {
    values: { corpId: string }
    row: { isEnabled: boolean; pointsPerUnit: number; timeZone: string }
  }
  points_uses: {
    values: { corpId: string; orderId: string | null }
    row: { lotId: string; points: number; returned: number }
  }
  points_uses_delete: {
    values: { corpId: string; orderId: string }
    row: never
  }
  points_uses_return: {
    values: { lotIds: List<string>; points: List<number>; corpId: string; orderId: string }
    row: never
  }
  print_hear: {
    values: { corpId: string; hash: string; now: Date; said: string | null }
    row: { printerId: string; storeId: string; jobId: string | null }
  }
  print_job_again: {
    values: { corpId: string; storeId: string; requestId: string; orderId: string; now: Date }
    row: { isCopy: boolean }
  }
  print_job_by_browser: {
    values: Statements['print_job_again']['values']
    row: { isCopy: boolean }
  }
  print_job_cancelled: {
    values: {
      cancelledLines: string | null; corpId: string; orderId: string; storeId: string; refundNo: string; now: Date
    }
    row: never
  }
  print_job_cancelled_late: {
    values: { corpId: string; now: Date; jobId: string }
    row: never
  }
  print_job_done: {
    values: { now: Date; corpId: string; printerId: string; token: string | null }
    row: { jobId: string }
  }
  print_job_drop: {
    values: { corpId: string; printerId: string }
    row: never
  }
  print_job_failed: {
    values: { now: Date; corpId: string; printerId: string; token: string | null }
    row: never
  }
  print_job_insert: {
    values: { corpId: string; storeId: string; now: Date; orderId: string }
    row: never
  }
  print_job_lock_order: {
    values: { corpId: string; printerId: string; token: string | null }
    row: { orderId: string }
  }
  print_job_retry: {
    values: { now: Date; corpId: string; printerId: string; token: string | null }
    row: never
  }
  print_job_take: {
    values: { now: Date; corpId: string; jobId: string; printerId: string; holdMs: number }
    row: {
      orderId: string | null; isCopy: boolean; partNo: number; partCount: number; printerName: string; language: string
      categoryList: readonly string[]; cancelled: Json | null; leftOut: Json | null
    }
  }
  print_job_test: {
    values: { requestId: string; now: Date; corpId: string; storeId: string; printerId: string }
    row: { printerId: string | null }
  }
  printer_insert: {
    values: {
      corpId: string; printerId: string; storeId: string; printerName: string; language: string
      categories: List<string>; hash: string; now: Date; limit: number
    }
    row: { printerId: string }
  }
  printer_list: {
    values: { now: Date; corpId: string; since: Date; storeId: string }
    row: {
      printerId: string; name: string; language: string; categoryList: readonly string[]; seenAt: number | null
      statusCode: string; waitingCount: number; failedCount: number
    }
  }
  printer_lock: {
    values: { corpId: string; storeId: string; printerId: string }
    row: { name: string; language: string; categoryList: readonly string[] }
  }
  printer_lock_store: {
    values: { corpId: string; storeId: string }
    row: { storeId: string }
  }
  printer_remove: {
    values: { now: Date; corpId: string; printerId: string }
    row: never
  }
  printer_update: {
    values: { printerName: string; language: string; categories: List<string>; corpId: string; printerId: string }
    row: never
  }
  push_client_add: {
    values: { corpId: string; cidHash: string; platform: string; now: Date }
    row: never
  }
  push_client_bind: {
    values: {
      sessionId: string; customerId: string | null; staffId: string | null; storeId: string | null; enabled: boolean
      corpId: string; cidHash: string
    }
    row: { bound: boolean }
  }
  push_client_find: {
    values: { corpId: string; cidHash: string }
    row: {
      sessionId: string | null; customerId: string | null; staffId: string | null; storeId: string | null
      enabled: boolean
    }
  }
  push_client_move: {
    values: { to: string; corpId: string; from: string }
    row: never
  }
  push_due_events: {
    values: { now: Date; since: Date; statuses: List<number> }
    row: { corpId: string; cidHash: string; eventId: string; orderId: string; status: number; createdAt: number }
  }
  push_due_messages: {
    values: { now: Date }
    row: { corpId: string; cidHash: string; eventId: string }
  }
  push_live_sessions: {
    values: { sessionIds: List<string>; now: Date }
    row: { sessionId: string }
  }
  push_message_add: {
    values: {
      corpId: string; cidHash: string; eventId: string; orderId: string; status: number; now: Date; createdAt: Date
    }
    row: never
  }
  push_message_done: {
    values: { corpId: string; cidHash: string; eventId: string }
    row: never
  }
  push_message_take: {
    values: { now: Date; corpId: string; cidHash: string; eventId: string }
    row: {
      endpoint: string; p256dh: string; auth: string; language: string; orderId: string; orderNo: string; status: number
      statusNow: number; createdAt: number; isWanted: boolean
    }
  }
  push_subscription_clear: {
    values: { corpId: string; endpoint: string; cidHash: string }
    row: never
  }
  push_subscription_drop: {
    values: { corpId: string; cidHash: string }
    row: never
  }
  push_subscription_put: {
    values: {
      corpId: string; cidHash: string; endpoint: string; p256dh: string; auth: string; language: string; now: Date
    }
    row: never
  }
  push_subscription_trim: {
    values: { corpId: string; customerId: string }
    row: never
  }
  ready_delay: {
    values: { corpId: string; storeId: string; now: Date }
    row: { minutes: number; until: number }
  }
  ready_delay_set: {
    values: { minutes: number; until: Date | null; corpId: string; storeId: string }
    row: never
  }
  ready_kept: {
    values: { corpId: string; storeId: string; since: Date; until: Date }
    row: { made: number; inTime: number; tookMs: number | null }
  }
  ready_made: {
    values: { corpId: string; storeId: string; since: Date }
    row: { acceptedAt: number; readyAt: number; load: number }
  }
  ready_pace_due: {
    values: { before: Date }
    row: { corpId: string; storeId: string }
  }
  ready_pace_put: {
    values: { corpId: string; storeId: string; localHours: List<number>; now: Date; paces: string }
    row: never
  }
  ready_promise: {
    values: {
      ahead: number; readyFrom: Date; readyUntil: Date; releaseAt: Date | null; corpId: string; orderId: string
    }
    row: never
  }
  ready_queue: {
    values: { now: Date; corpId: string; storeId: string; localHour: number }
    row: {
      delayMinutes: number; baseMs: number | null; unitMs: number | null; early: number | null; late: number | null
      ahead: number
    }
  }
  ready_queue_of_order: {
    values: { now: Date; corpId: string; storeId: string; orderId: string; localHour: number }
    row: {
      delayMinutes: number; baseMs: number | null; unitMs: number | null; early: number | null; late: number | null
      ahead: number; work: number; slotStartsAt: number | null; slotEndsAt: number | null
    }
  }
  ready_shift: {
    values: { byMs: number; corpId: string; storeId: string; eventId: string; now: Date }
    row: never
  }
  ready_steps: {
    values: { corpId: string; storeId: string; since: Date }
    row: { at: number; tookMs: number; saidMs: number; late: number }
  }
  receipt_credit: {
    values: { now: Date; corpId: string; orderId: string; refundNo: string }
    row: never
  }
  receipt_credited: {
    values: { corpId: string; orderId: string }
    row: { refundNo: string; lineNo: number; num: number; amount: number; taxList: Json }
  }
  receipt_issue: {
    values: { now: Date; corpId: string; orderId: string; linkKey: string }
    row: never
  }
  receipt_list: {
    values: { corpId: string; orderId: string }
    row: {
      day: string; number: number; refundNo: string | null; linkKey: string | null; issuedAt: number
      amount: number | null
    }
  }
  receipt_notes: {
    values: { corpId: string }
    row: { note: Json | null; isFoodShown: boolean }
  }
  receipt_of_link: {
    values: { corpId: string; linkKey: string }
    row: { orderId: string }
  }
  reconcile_attempts: {
    values: { corpId: string; firstNo: string; endNo: string; numbers: List<string>; account: string }
    row: { paymentNo: string; providerRef: string; currency: string; currencyScale: number }
  }
  reconcile_booked: {
    values: { account: string; corpId: string; day: string; from: Date; to: Date }
    row: {
      entryId: string; kind: string; number: string; paymentNo: string; amount: number; currency: string; at: number
    }
  }
  reconcile_booked_of: {
    values: { account: string; corpId: string; numbers: List<string> }
    row: Statements['reconcile_booked']['row']
  }
  reconcile_day: {
    values: { corpId: string; account: string; day: string }
    row: {
      account: string; day: string; provider: string; storeName: Json | null; state: string; ranAt: number | null
      movements: number; thereTotal: number; hereTotal: number; feeTotal: number; openCount: number
    }
  }
  reconcile_days: {
    values: { corpId: string; afterDay: string | null; afterAccount: string; limit: number }
    row: Statements['reconcile_day']['row']
  }
  reconcile_differences: {
    values: { corpId: string; account: string; day: string; limit: number }
    row: {
      differenceId: string; account: string; kind: string; paymentNo: string; refundNo: string; transactionId: string
      orderId: string | null; orderNo: string; ourAmount: number | null; ourCurrency: string | null
      theirAmount: number | null; theirCurrency: string | null; foundAt: number; settledAt: number | null
      settledByName: string; way: string | null; note: string
    }
  }
  reconcile_due: {
    values: { now: Date }
    row: { corpId: string; account: string; day: string }
  }
  reconcile_fees: {
    values: { account: string; corpId: string; refs: List<string> }
    row: { transactionId: string; amount: number; currency: string }
  }
  reconcile_gone: {
    values: { now: Date; corpId: string; account: string; day: string; fingerprints: List<string> }
    row: never
  }
  reconcile_keep: {
    values: { corpId: string; account: string; now: Date; transactions: string }
    row: never
  }
  reconcile_keep_differences: {
    values: { corpId: string; account: string; day: string; now: Date; differences: string }
    row: never
  }
  reconcile_lock: {
    values: { corpId: string; differenceId: string }
    row: Statements['reconcile_differences']['row']
  }
  reconcile_note: {
    values: {
      state: string; now: Date; movements: number; thereTotal: number; hereTotal: number; feeTotal: number; day: string
      corpId: string; account: string
    }
    row: never
  }
  reconcile_orders: {
    values: { corpId: string; numbers: List<string> }
    row: { paymentNo: string; orderId: string }
  }
  reconcile_plan: {
    values: { corpId: string; hasSandbox: boolean; now: Date }
    row: never
  }
  reconcile_settle: {
    values: { now: Date; staffId: string; way: string; note: string; corpId: string; differenceId: string }
    row: never
  }
  reconcile_stated: {
    values: { corpId: string; account: string; from: Date; to: Date; numbers: List<string> }
    row: {
      kind: string; transactionId: string; paymentNo: string; refundNo: string; status: string; amount: number
      currency: string; fee: number | null; at: number
    }
  }
  reconcile_take: {
    values: { isAsked: boolean; now: Date; corpId: string; account: string; day: string }
    row: { account: string; day: string; provider: string; accountId: string | null; from: number; to: number }
  }
  reconcile_to_plan: {
    values: { hasSandbox: boolean }
    row: { corpId: string }
  }
  reconcile_unreached: {
    values: { now: Date; day: string; corpId: string; account: string }
    row: never
  }
  release_changes_since: {
    values: { corpId: string; releaseNo: number }
    row: { kind: string; itemId: string; op: string; fields: Json }
  }
  release_insert: {
    values: {
      corpId: string; releaseNo: number; name: string; staffId: string; now: Date; draftId: string | null
      undoes: number | null; warnings: string
    }
    row: never
  }
  release_insert_changes: {
    values: { corpId: string; releaseNo: number; changes: string }
    row: never
  }
  release_last: {
    values: { corpId: string }
    row: { releaseNo: number }
  }
  release_list: {
    values: { corpId: string; before: number; limit: number }
    row: {
      releaseNo: number; name: string; staffName: string; releasedAt: number; undoes: number | null; warningList: Json
      changeCount: number
    }
  }
  search_best_sellers: {
    values: { corpId: string; storeId: string; since: Date }
    row: { productId: string }
  }
  session_extend_customer: {
    values: { expiresAt: Date; corpId: string; sessionId: string }
    row: never
  }
  session_extend_staff: {
    values: { expiresAt: Date; corpId: string; sessionId: string }
    row: never
  }
  session_of_customer: {
    values: { corpId: string; sessionId: string; now: Date }
    row: { kind: string; sessionId: string; customerId: string; isMember: boolean }
  }
  session_of_staff: {
    values: { corpId: string; sessionId: string; now: Date }
    row: {
      sessionId: string; staffId: string; storeId: string; provenAt: number; seenAt: number; extras: readonly string[]
      grants: Json; isTotpDue: boolean
    }
  }
  session_of_staff_list: {
    values: { corpId: string; staffId: string; now: Date }
    row: { sessionId: string; device: string; openedAt: number; storeName: Json }
  }
  session_open_customer: {
    values: {
      corpId: string; sessionId: string; holderId: string; provider: string; seenAt: string | null; now: Date
      expiresAt: Date
    }
    row: never
  }
  session_open_staff: {
    values: {
      corpId: string; sessionId: string; holderId: string; storeId: string | null; device: string; now: Date
      expiresAt: Date; seenAt: string | null
    }
    row: never
  }
  session_prove: {
    values: { now: Date; corpId: string; sessionId: string }
    row: never
  }
  session_revoke_all: {
    values: { now: Date; corpId: string; customerId: string }
    row: { sessionId: string }
  }
  session_revoke_customer: {
    values: { now: Date; corpId: string; sessionId: string }
    row: never
  }
  session_revoke_staff: {
    values: { now: Date; corpId: string; sessionId: string }
    row: never
  }
  session_revoke_staff_all: {
    values: { now: Date; corpId: string; staffId: string; except: string }
    row: { sessionId: string }
  }
  session_revoke_staff_one: {
    values: { now: Date; corpId: string; staffId: string; sessionId: string }
    row: { sessionId: string }
  }
  session_staff_seen: {
    values: { now: Date; corpId: string; sessionId: string }
    row: never
  }
  setup_any_corp: {
    values: Record<never, never>
    row: { isThere: boolean }
  }
  setup_count: {
    values: { corpId: string }
    row: { hasLook: boolean; liveAt: number | null; storeCount: number; productCount: number }
  }
  setup_delete_first: {
    values: { corpId: string }
    row: never
  }
  setup_find: {
    values: { corpId: string; hash: string; now: Date }
    row: { isFirst: boolean }
  }
  setup_grant_owner: {
    values: { corpId: string; grantId: string; staffId: string }
    row: never
  }
  setup_insert: {
    values: { corpId: string; hash: string; isFirst: boolean; now: Date; expiresAt: Date }
    row: never
  }
  setup_insert_corp: {
    values: {
      corpId: string; brandName: string; currency: string; currencyScale: number; unit: string; fractionDigits: number
      separator: string; timeZone: string; areaCode: string; appId: string
    }
    row: { made: number }
  }
  setup_insert_languages: {
    values: { corpId: string; codes: List<string>; texts: List<string> }
    row: never
  }
  setup_insert_owner: {
    values: { corpId: string; staffId: string; account: string; name: string; passwordHash: string; now: Date }
    row: never
  }
  setup_insert_payment: {
    values: { corpId: string; methodName: string; tip: string }
    row: never
  }
  setup_live: {
    values: { now: Date; corpId: string }
    row: never
  }
  setup_lock: {
    values: { corpId: string }
    row: { liveAt: number | null }
  }
  setup_take: {
    values: { corpId: string; hash: string; now: Date }
    row: { isFirst: boolean }
  }
  setup_turn_to_corp: {
    values: { corpId: string }
    row: { turned: string }
  }
  shared_cart_find: {
    values: { corpId: string; sharedCartId: string; now: Date }
    row: { storeId: string; requests: Json; expiresAt: number }
  }
  shared_cart_insert: {
    values: { corpId: string; sharedCartId: string; storeId: string; requests: string; expiresAt: Date }
    row: never
  }
  sheet_delete_old_imports: {
    values: { corpId: string; before: Date }
    row: never
  }
  sheet_find_import: {
    values: { corpId: string; requestId: string }
    row: { fileHash: string; answer: Json }
  }
  sheet_insert_import: {
    values: { corpId: string; requestId: string; fileHash: string; answer: string; now: Date }
    row: never
  }
  shift_close_insert: {
    values: {
      corpId: string; storeId: string; shiftNo: number; now: Date; staffId: string; amount: number; reason: string
      figures: string; openOrders: string
    }
    row: never
  }
  shift_end: {
    values: { corpId: string; storeId: string }
    row: never
  }
  shift_find: {
    values: { corpId: string; storeId: string; shiftNo: number }
    row: {
      shiftNo: number; currency: string; openedAt: number; openedByName: string; float: number; closedAt: number | null
      closedByName: string; counted: number | null; reason: string | null; figures: Json | null; openOrders: Json | null
    }
  }
  shift_find_open: {
    values: { corpId: string; storeId: string }
    row: Statements['shift_find']['row']
  }
  shift_insert: {
    values: {
      corpId: string; storeId: string; shiftNo: number; now: Date; staffId: string; amount: number; currency: string
    }
    row: never
  }
  shift_list: {
    values: { corpId: string; storeId: string; beforeNo: number | null; limit: number }
    row: {
      shiftNo: number; openedAt: number; closedAt: number; closedByName: string; soldTotal: number; difference: number
    }
  }
  shift_lock: {
    values: { corpId: string; storeId: string }
    row: { shiftNo: number; isOpen: boolean }
  }
  shift_move_find: {
    values: { corpId: string; ref: string }
    row: { kind: string; amount: number; reason: string }
  }
  shift_moves: {
    values: { corpId: string; storeId: string; shiftNo: number }
    row: { at: number; kind: string; amount: number; reason: string; staffName: string }
  }
  shift_open_orders: {
    values: { corpId: string; storeId: string }
    row: { orderId: string; orderNo: string; pickupCode: string | null; status: number; payableTotal: number }
  }
  shift_orders: {
    values: { corpId: string; storeId: string; shiftNo: number; currency: string }
    row: { orderCount: number; serviceCharge: number; discountList: Json; taxNames: Json }
  }
  shift_providers: {
    values: { corpId: string }
    row: { accountId: string; provider: string }
  }
  shift_quarters: {
    values: { corpId: string; storeId: string; shiftNo: number; currency: string; since: Date }
    row: { at: number; count: number; atStore: number }
  }
  shift_sold_in: {
    values: { corpId: string; storeId: string; shiftNo: number; since: Date; until: Date; currency: string }
    row: { orderCount: number; soldTotal: number }
  }
  shift_sums: {
    values: { corpId: string; storeId: string; shiftNo: number; currency: string }
    row: { kind: string; debit: string; credit: string; isBefore: boolean; count: number; amount: number }
  }
  shift_take: {
    values: { corpId: string; storeId: string }
    row: { shiftNo: number }
  }
  slot_lessen_work: {
    values: { work: number; corpId: string; orderId: string }
    row: never
  }
  slot_list: {
    values: { corpId: string; storeId: string; since: Date }
    row: { startsAt: number; taken: number }
  }
  slot_return: {
    values: { corpId: string; orderId: string }
    row: never
  }
  slot_take: {
    values: { corpId: string; storeId: string; startsAt: Date; work: number; capacity: number }
    row: never
  }
  sold_out_ended: {
    values: { now: Date }
    row: { corpId: string; storeId: string }
  }
  sold_out_item: {
    values: { stockKind: number; corpId: string; itemId: string }
    row: { name: Json }
  }
  sold_out_list: {
    values: { corpId: string; storeId: string }
    row: { kind: number; itemId: string; since: number; backAt: number | null }
  }
  sold_out_materials: {
    values: { corpId: string }
    row: { materialId: string; name: Json }
  }
  sold_out_options: {
    values: { corpId: string }
    row: { propertyValueId: string; name: Json; propertyName: Json }
  }
  sold_out_put: {
    values: { corpId: string; storeId: string; stockKind: number; itemId: string; now: Date; backAt: Date | null }
    row: never
  }
  sold_out_raise_version: {
    values: { corpId: string; storeId: string }
    row: never
  }
  sold_out_remove: {
    values: { corpId: string; storeId: string; stockKind: number; itemId: string; now: Date }
    row: never
  }
  sold_out_remove_ended: {
    values: { corpId: string; storeId: string; now: Date }
    row: never
  }
  sold_out_spans: {
    values: { corpId: string; storeId: string; now: Date; since: Date }
    row: {
      kind: number; itemId: string; name: Json; skuName: Json | null; productId: string | null; since: number
      until: number | null
    }
  }
  staff_by_id: {
    values: { corpId: string; staffId: string }
    row: {
      staffId: string; passwordHash: string | null; account: string; name: string; extras: readonly string[]
      grants: Json; employeeLimit: number; manualLimit: number; refundLimit: number; totpSecret: string | null
      isTotpOn: boolean; isTotpDue: boolean
    }
  }
  staff_clear_totp: {
    values: { corpId: string; staffId: string }
    row: never
  }
  staff_confirm_totp: {
    values: { now: Date; step: number; corpId: string; staffId: string; secret: string }
    row: { staffId: string }
  }
  staff_count: {
    values: { corpId: string; storeIds: List<string> | null; text: string; role: string | null; storeId: string | null }
    row: { total: number }
  }
  staff_count_recovery_codes: {
    values: { corpId: string; staffId: string }
    row: { left: number }
  }
  staff_count_roles: {
    values: { corpId: string; storeIds: List<string> | null }
    row: { role: string; people: number }
  }
  staff_delete_grants: {
    values: { corpId: string; staffId: string }
    row: never
  }
  staff_delete_recovery_codes: {
    values: { corpId: string; staffId: string }
    row: never
  }
  staff_discount_end: {
    values: { now: Date; corpId: string; type: number; orderId: string | null; assistId: string | null }
    row: never
  }
  staff_discount_find: {
    values: { corpId: string; customerId: string; storeId: string; now: Date }
    row: { granted: Json }
  }
  staff_discount_grant: {
    values: {
      corpId: string; discountId: string; type: number; assistId: string | null; orderId: string | null; staffId: string
      storeId: string; amount: number | null; perMille: number | null; limit: number; reason: string; now: Date
      approvedBy: string
    }
    row: never
  }
  staff_discount_limits: {
    values: { corpId: string; staffId: string }
    row: { employee: number; manual: number }
  }
  staff_discount_return: {
    values: { now: Date; corpId: string; orderId: string; eventId: string }
    row: never
  }
  staff_discount_take: {
    values: { orderId: string; corpId: string; discountIds: List<string> }
    row: never
  }
  staff_find: {
    values: { corpId: string; account: string }
    row: Statements['staff_by_id']['row']
  }
  staff_insert: {
    values: {
      corpId: string; staffId: string; account: string; name: string; extras: List<string>; employeeLimit: number
      manualLimit: number; refundLimit: number; now: Date; hash: string; endsAt: Date
    }
    row: { staffId: string }
  }
  staff_insert_grants: {
    values: { corpId: string; staffId: string; grants: string }
    row: never
  }
  staff_insert_recovery_codes: {
    values: { corpId: string; staffId: string; hashes: List<string> }
    row: never
  }
  staff_invited: {
    values: { corpId: string; hash: string; now: Date }
    row: { staffId: string; account: string; name: string }
  }
  staff_keep_owner: {
    values: { corpId: string }
    row: never
  }
  staff_list: {
    values: {
      corpId: string; storeIds: List<string> | null; text: string; role: string | null; storeId: string | null
      afterId: string; afterName: string; limit: number
    }
    row: {
      staffId: string; name: string; account: string; isActive: boolean; hasPassword: boolean
      inviteEndsAt: number | null; isTotpOn: boolean; hasPin: boolean; extras: readonly string[]; employeeLimit: number
      manualLimit: number; refundLimit: number; version: number; grants: Json; places: Json; seenAt: number | null
    }
  }
  staff_lock_team: {
    values: { corpId: string }
    row: { corpId: string }
  }
  staff_member: {
    values: { corpId: string; staffId: string }
    row: Statements['staff_list']['row']
  }
  staff_pin_holders: {
    values: { corpId: string }
    row: {
      staffId: string; name: string; extras: readonly string[]; grants: Json; employeeLimit: number; manualLimit: number
      refundLimit: number; isLocked: boolean
    }
  }
  staff_pin_put: {
    values: { pinHash: string | null; corpId: string; staffId: string }
    row: never
  }
  staff_pin_right: {
    values: { corpId: string; staffId: string; pinHash: string }
    row: never
  }
  staff_pin_try: {
    values: { corpId: string; staffId: string }
    row: { pinHash: string }
  }
  staff_places: {
    values: { corpId: string; storeIds: List<string>; groupIds: List<string> }
    row: { groupId: string | null; storeId: string }
  }
  staff_replace_password: {
    values: { after: string; corpId: string; staffId: string; before: string }
    row: { staffId: string }
  }
  staff_rules: {
    values: { corpId: string }
    row: { doOwnersNeedTotp: boolean; brandName: Json }
  }
  staff_seen: {
    values: { corpId: string; account: string; seenAt: string }
    row: { seen: boolean }
  }
  staff_set_invitation: {
    values: { hash: string; endsAt: Date; corpId: string; staffId: string }
    row: never
  }
  staff_set_rules: {
    values: { doOwnersNeedTotp: boolean; corpId: string }
    row: never
  }
  staff_set_status: {
    values: { status: number; corpId: string; staffId: string }
    row: never
  }
  staff_start_totp: {
    values: { secret: string; corpId: string; staffId: string }
    row: { staffId: string }
  }
  staff_stores: {
    values: { corpId: string; storeIds: List<string> | null }
    row: { storeId: string; name: Json }
  }
  staff_take_invitation: {
    values: { passwordHash: string; corpId: string; hash: string; now: Date }
    row: { staffId: string; account: string }
  }
  staff_take_recovery_code: {
    values: { now: Date; corpId: string; staffId: string; hash: string }
    row: { staffId: string }
  }
  staff_take_totp: {
    values: { step: number; corpId: string; staffId: string }
    row: { staffId: string }
  }
  staff_update: {
    values: {
      name: string; extras: List<string>; employeeLimit: number; manualLimit: number; refundLimit: number
      corpId: string; staffId: string
    }
    row: never
  }
  stat_add: {
    values: { corpId: string; rows: string }
    row: never
  }
  stat_count: {
    values: { corpId: string; day: string }
    row: { count: number }
  }
  stat_due: {
    values: { corpId: string; day: string }
    row: { corpId: string; day: string }
  }
  stat_figures: {
    values: { corpId: string; timeZone: string; from: string; to: string }
    row: {
      day: string; visits: number; visitors: number; newVisitors: number; pageViews: number; averageStaySeconds: number
      errors: number; events: number; orders: number; pageList: Json; eventList: Json
    }
  }
  stat_take_day: {
    values: { corpId: string; day: string }
    row: never
  }
  stat_trim_events: {
    values: { corpId: string; day: string }
    row: never
  }
  stat_trim_pages: {
    values: { corpId: string; day: string }
    row: never
  }
  stock_counted_of_order: {
    values: { corpId: string; orderId: string }
    row: { kind: number; itemId: string; amount: number }
  }
  stock_counted_today: {
    values: { corpId: string; storeId: string; now: Date }
    row: { kind: number; itemId: string }
  }
  stock_give_back: {
    values: {
      kinds: List<number>; items: List<string>; amounts: List<number>; corpId: string; orderId: string; storeId: string
      refundNo: string; reason: string; staffId: string; now: Date
    }
    row: never
  }
  stock_hold_less: {
    values: {
      kinds: List<number>; items: List<string>; amounts: List<number>; corpId: string; orderId: string; storeId: string
    }
    row: never
  }
  stock_list: {
    values: { corpId: string; storeId: string }
    row: { kind: number; itemId: string; available: number; held: number }
  }
  stock_lock: {
    values: { corpId: string; storeId: string; stockKind: number; itemId: string }
    row: { available: number }
  }
  stock_materials: {
    values: { corpId: string }
    row: { materialId: string; name: Json; unit: string }
  }
  stock_move_find: {
    values: { corpId: string; storeId: string; moveId: string }
    row: { requestHash: string; move: string; available: number }
  }
  stock_move_insert: {
    values: {
      corpId: string; storeId: string; moveId: string; stockKind: number; itemId: string; move: string; amount: number
      available: number; reason: string; requestHash: string; staffId: string; now: Date
    }
    row: never
  }
  stock_plan_find: {
    values: { corpId: string; storeId: string; stockKind: number; itemId: string }
    row: { amounts: readonly number[]; filledOn: string }
  }
  stock_plan_list: {
    values: { corpId: string; storeId: string }
    row: { kind: number; itemId: string; amounts: readonly number[] }
  }
  stock_plan_lock_stocks: {
    values: { corpId: string; storeId: string }
    row: { item_id: string }
  }
  stock_plan_materials: {
    values: { corpId: string; storeId: string }
    row: { itemId: string; name: Json; unit: string; amounts: readonly number[] | null }
  }
  stock_plan_put: {
    values: {
      corpId: string; storeId: string; stockKind: number; itemId: string; amounts: List<number>; filledOn: string
    }
    row: never
  }
  stock_plan_sizes: {
    values: { corpId: string; storeId: string }
    row: { itemId: string; name: Json; amounts: readonly number[] | null; sizeName: Json | null }
  }
  stock_plan_take: {
    values: { today: string; corpId: string; storeId: string }
    row: { kind: number; itemId: string; amounts: readonly number[] }
  }
  stock_plan_unfilled: {
    values: { now: Date }
    row: { corpId: string; storeId: string; timeZone: string; businessHourList: Json | null; exceptionList: Json }
  }
  stock_put: {
    values: { corpId: string; storeId: string; stockKind: number; itemId: string; available: number }
    row: never
  }
  stock_remove: {
    values: { corpId: string; storeId: string; stockKind: number; itemId: string }
    row: never
  }
  stock_return: {
    values: { corpId: string; orderId: string; move: string }
    row: { hasNews: boolean }
  }
  stock_take: {
    values: {
      kinds: List<number>; items: List<string>; amounts: List<number>; corpId: string; storeId: string; orderId: string
    }
    row: { hasNews: boolean }
  }
  stock_waste: {
    values: { corpId: string; orderId: string }
    row: never
  }
  stock_waste_part: {
    values: { kinds: List<number>; items: List<string>; amounts: List<number>; corpId: string; orderId: string }
    row: never
  }
  store_favourite_add: {
    values: { corpId: string; customerId: string; storeId: string }
    row: never
  }
  store_favourite_remove: {
    values: { corpId: string; customerId: string; storeId: string }
    row: never
  }
  store_favourites: {
    values: { corpId: string; customerId: string }
    row: { storeId: string }
  }
  store_favourites_since: {
    values: { corpId: string; customerId: string }
    row: { storeId: string; createTime: number }
  }
  store_find: {
    values: { corpId: string; storeId: string }
    row: {
      storeId: string; name: Json; address: Json; notice: Json; phone: string; latitude: number; longitude: number
      image: string; timeZone: string; isOpen: boolean; businessHourList: Json | null; exceptionList: Json
      pickupMethodList: readonly number[]; sort: number; stoppedMethodList: readonly number[]
      stoppedUntil: number | null; code: string; resumesAt: number | null; archivedAt: number | null
      paymentOffList: readonly string[]; soldOutVersion: number; slotPlan: Json | null; tableList: readonly string[]
      tableKey: string | null
    }
  }
  store_frequent: {
    values: { corpId: string; customerId: string; since: Date }
    row: { storeId: string }
  }
  store_group_clear: {
    values: { corpId: string; groupId: string }
    row: never
  }
  store_group_delete: {
    values: { corpId: string; groupId: string }
    row: never
  }
  store_group_fill: {
    values: { corpId: string; groupId: string; storeIds: List<string> }
    row: never
  }
  store_group_find: {
    values: { corpId: string; groupId: string }
    row: { groupId: string; name: Json; storeIds: readonly string[]; staffCount: number }
  }
  store_group_insert: {
    values: { corpId: string; groupId: string; names: string }
    row: never
  }
  store_group_list: {
    values: { corpId: string }
    row: { groupId: string; name: Json; storeIds: readonly string[]; staffCount: number }
  }
  store_group_lock: {
    values: { corpId: string; groupId: string }
    row: { groupId: string }
  }
  store_group_update: {
    values: { names: string; corpId: string; groupId: string }
    row: never
  }
  store_groups_of: {
    values: { corpId: string }
    row: { groupId: string; name: Json; storeId: string }
  }
  store_insert: {
    values: {
      corpId: string; storeId: string; names: string; addresses: string; notices: string; phone: string
      latitude: number; longitude: number; timeZone: string; image: string; pickupMethods: List<number>; sort: number
      storeCode: string; paymentsOff: List<string>; hours: string | null; isOpen: boolean
    }
    row: never
  }
  store_last: {
    values: { corpId: string; customerId: string }
    row: { storeId: string }
  }
  store_list: {
    values: { corpId: string }
    row: Statements['store_find']['row']
  }
  store_lock: {
    values: { corpId: string; storeId: string }
    row: Statements['store_find']['row']
  }
  store_open_orders: {
    values: { corpId: string; storeId: string }
    row: { openOrderCount: number }
  }
  store_raise_version: {
    values: { corpId: string }
    row: never
  }
  store_resume: {
    values: { corpId: string; storeId: string; now: Date }
    row: never
  }
  store_resuming: {
    values: { now: Date }
    row: { corpId: string; storeId: string }
  }
  store_unstop: {
    values: { corpId: string; storeId: string; now: Date }
    row: never
  }
  store_unstopping: {
    values: { now: Date }
    row: { corpId: string; storeId: string }
  }
  store_update: {
    values: {
      names: string; addresses: string; notices: string; phone: string; latitude: number; longitude: number
      timeZone: string; image: string; pickupMethods: List<number>; sort: number; storeCode: string
      paymentsOff: List<string>; corpId: string; storeId: string
    }
    row: never
  }
  store_update_archived: {
    values: { archivedAt: Date | null; corpId: string; storeId: string }
    row: never
  }
  store_update_exceptions: {
    values: { exceptions: string; corpId: string; storeId: string }
    row: never
  }
  store_update_hours: {
    values: { hours: string | null; corpId: string; storeId: string }
    row: never
  }
  store_update_open: {
    values: { isOpen: boolean; resumesAt: Date | null; corpId: string; storeId: string }
    row: never
  }
  store_update_slots: {
    values: { plan: string | null; corpId: string; storeId: string }
    row: never
  }
  store_update_stopped: {
    values: { stoppedMethods: List<number>; until: Date | null; corpId: string; storeId: string }
    row: never
  }
  store_update_table_key: {
    values: { tableKey: string; corpId: string; storeId: string }
    row: never
  }
  store_update_tables: {
    values: { tableList: List<string>; corpId: string; storeId: string }
    row: never
  }
  store_wait_for_orders: {
    values: { corpId: string; storeId: string }
    row: { held: string }
  }
  test_phone_code: {
    values: { sealed: string; endsAt: Date; corpId: string; phone: string }
    row: never
  }
  test_phone_delete: {
    values: { corpId: string; testPhoneId: string }
    row: never
  }
  test_phone_delete_all: {
    values: { corpId: string }
    row: never
  }
  test_phone_find: {
    values: { corpId: string; phone: string }
    row: { testPhoneId: string }
  }
  test_phone_insert: {
    values: { corpId: string; testPhoneId: string; phone: string; staffId: string }
    row: never
  }
  test_phone_list: {
    values: { corpId: string }
    row: { testPhoneId: string; phone: string; sealedCode: string | null; codeEndsAt: number | null }
  }
  translation_changes: {
    values: { textFields: List<string>; corpId: string; kinds: List<string>; limit: number }
    row: { releaseNo: number; kind: string; itemId: string; field: string; from: Json | null; to: Json | null }
  }
  translation_changes_of: {
    values: { items: string; corpId: string; textFields: List<string>; limit: number }
    row: Statements['translation_changes']['row']
  }
  translation_fit_put: {
    values: {
      corpId: string; kind: string; itemId: string; field: string; part: string; language: string; digest: string
    }
    row: never
  }
  translation_fits: {
    values: { corpId: string }
    row: { kind: string; itemId: string; field: string; part: string; language: string; digest: string }
  }
  translation_require: {
    values: { codes: List<string>; corpId: string }
    row: never
  }
  translation_required: {
    values: { corpId: string }
    row: { required: readonly string[] | null; own: string | null }
  }
  upload_delete: {
    values: { corpId: string; uploadKey: string; now: Date }
    row: { extension: string }
  }
  upload_due: {
    values: { now: Date; afterDueAt: string; afterCorpId: string; afterUploadKey: string }
    row: { corpId: string; uploadKey: string; dueAt: string }
  }
  upload_end: {
    values: { now: Date; corpId: string; customerId: string }
    row: never
  }
  upload_find: {
    values: { corpId: string; uploadKey: string }
    row: { found: number }
  }
  upload_insert: {
    values: {
      corpId: string; uploadKey: string; scene: string; bytes: number; now: Date; expiresAt: Date; extension: string
      customerId: string
    }
    row: { made: number }
  }
  upload_keep: {
    values: { corpId: string; customerId: string; uploadKey: string }
    row: { kept: number }
  }
  upload_keep_help: {
    values: { corpId: string; customerId: string; uploadKeys: List<string> }
    row: { key: string; extension: string }
  }
  upload_release: {
    values: { now: Date; corpId: string; customerId: string; but: string }
    row: never
  }
  view_delete: {
    values: { corpId: string; staffId: string; viewId: string }
    row: never
  }
  view_list: {
    values: { corpId: string; staffId: string }
    row: { viewId: string; list: string; viewName: string; filters: Json }
  }
  view_lock_owner: {
    values: { corpId: string; staffId: string }
    row: { staffId: string }
  }
  view_name: {
    values: { name: string; corpId: string; staffId: string; viewId: string }
    row: { viewId: string }
  }
  view_put: {
    values: {
      corpId: string; staffId: string; viewId: string; list: string; name: string; filters: string; most: number
    }
    row: { viewId: string }
  }
}
