/**
 * PHP of a site whose options hold tickets. $is_raced: another request deletes each a moment earlier. Put after the double
 * of WooCommerce, whose database it takes the place of.
 */
export const HAS_TICKETS = `$is_raced = false;
  $wpdb = new class {
    public $options = 'wp_options'; public $prefix = 'wp_';
    function esc_like($text) { return addcslashes($text, '_%'); }
    function prepare($query, ...$given) { return vsprintf(str_replace('%d', '%s', $query), $given); }
    function query($query) {}
    function get_var($query) { return $GLOBALS['is_locked'] && str_contains($query, 'GET_LOCK') ? '0' : '1'; }
    function delete($table, $where) {
      $known = isset($GLOBALS['options'][$where['option_name']]) && !$GLOBALS['is_raced'];
      unset($GLOBALS['options'][$where['option_name']]);
      return $known ? 1 : 0;
    }
  };
  function wp_cache_delete($key, $group) {}
  function rename_option($ticket, $other) {
    foreach ($GLOBALS['options'] as $name => $data) {
      if (str_starts_with($name, 'storefront_ticket_')) {
        unset($GLOBALS['options'][$name]);
        foreach (['transfer', 'draft'] as $kind) $GLOBALS['options'][Sila_Storefront\\get_ticket_name($kind, $other)] = $data;
      }
    }
  }`;
