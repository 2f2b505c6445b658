// Whether the page that is shown brings a top line of its own instead of the header: a table in play needs the height.
export const chrome = $state({ bare: false });
