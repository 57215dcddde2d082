/** What the admin chose the rows by. Its column also has what was confirmed, under a name that no filter has. */
export const FILTER = "filter - 'mayClose'";

export const MAY_CLOSE = "coalesce((filter -> 'mayClose')::boolean, false)";
