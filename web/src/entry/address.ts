/** Whether the app is opened at Home, as far as the address says. */
export const isAtHome = (): boolean => /^(?:#\/?)?$/.test(location.hash)

/** Whether it is opened at the menu, where the codes on the tables lead. */
export const isAtMenu = (): boolean => location.hash.startsWith('#/pages/home/menu/menu')

/** Whether it is opened at an order, where messages lead. */
export const isAtOrder = (): boolean => location.hash.startsWith('#/pages/order/orderDetail/')
